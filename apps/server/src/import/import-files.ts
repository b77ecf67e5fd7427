import type { SystemActor } from '@naskhah/kernel/actor';
import {
  addAll,
  type ImportNeeds,
  type ImportRefusal,
  importArticle,
  type Losses,
} from '@naskhah/modules/exchange/host';
import type { Progress } from './progress.ts';
import type { ReadFile } from './read-file.ts';

const refusals: Record<ImportRefusal, string> = {
  'issue-not-public': 'The journal has an issue of that number which is not public',
  'journal-not-named': 'The file names no journal; say which with --journal',
  'date-missing': 'The article has no date of publication',
};

const actor: SystemActor = { kind: 'system', job: 'import-jats' };

export type Sum = { imported: number; unchanged: number; failed: number; losses: Losses };

/** Imports the files one after the other and tells of each; a file that fails leaves the others alone. */
export const importFiles = async (
  needs: ImportNeeds,
  files: AsyncIterable<ReadFile> | Iterable<ReadFile>,
  journalId: string | undefined,
  progress: Progress,
): Promise<Sum> => {
  const sum: Sum = { imported: 0, unchanged: 0, failed: 0, losses: {} };
  const fail = (file: string, place: string, reason: string) => {
    sum.failed += 1;
    progress.line(`${file}${place}`, `failed: ${reason.replace(/\s+/g, ' ').trim()}`);
  };
  const one = async ({ file, bytes, sha256, outcome }: ReadFile): Promise<void> => {
    if (!outcome.ok) {
      const { line, column, reason } = outcome.defect;
      return fail(file, `:${line}${column ? `:${column}` : ''}`, reason);
    }
    const article = outcome.value;
    const given = { name: file, bytes, sha256: Buffer.from(sha256), article, journalId };
    const done = await importArticle(needs)(actor, given);
    if (!done.ok) return fail(file, '', refusals[done.refusal]);
    sum.imported += 1;
    addAll(sum.losses, done.value.losses);
    const what = article.doi ? ` (${article.doi})` : '';
    if (done.value.unchanged) sum.unchanged += 1;
    progress.line(file, done.value.unchanged ? `unchanged, it was imported before${what}` : `imported${what}`);
  };
  for await (const read of files) {
    try {
      await one(read);
    } catch (error) {
      fail(read.file, '', error instanceof Error ? error.message : String(error));
    }
  }
  return sum;
};
