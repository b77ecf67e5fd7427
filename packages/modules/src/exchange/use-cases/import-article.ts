import { Readable } from 'node:stream';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import type { ContentStore } from '../../media/index.ts';
import type { Losses } from '../domain/counted.ts';
import { leftOut } from '../domain/left-out.ts';
import type { ArticleFile } from '../ports.ts';
import { knownArticle } from '../queries/known-article.ts';
import { lockImports } from '../store/imports.ts';
import { journalOfFile } from './journal-of-file.ts';
import { keepFile } from './keep-file.ts';
import { keepPublication, keepRecord } from './keep-record.ts';
import { placeInIssue } from './place-in-issue.ts';

export type ImportNeeds = ActNeeds & { files: ContentStore };
export type Imported = { id: string; journalId: string; unchanged: boolean; losses: Losses };
export type ImportRefusal = 'issue-not-public' | 'journal-not-named' | 'date-missing';

/** A published article from a file, with everything that hangs on it, in one transaction: all of it, or nothing. */
export const importArticle =
  (needs: ImportNeeds) =>
  async (actor: Actor, file: ArticleFile): Promise<Result<Imported, ImportRefusal>> => {
    const { article } = file;
    const content = await needs.files.receive(Readable.from([file.bytes]), file.bytes.byteLength);
    const outcome = await needs
      .transaction(async (trx): Promise<Result<Imported, ImportRefusal>> => {
        await lockImports(trx);
        const doi = article.doi?.toLowerCase() ?? null;
        const known = await knownArticle(trx, doi, file.sha256);
        const losses = { ...article.losses, ...leftOut(article) };
        if (known) return ok({ ...known, unchanged: true, losses });

        const journal = file.journalId ?? (await journalOfFile(trx, needs, actor, article));
        if (!journal) return refuse('journal-not-named');
        const at = await placeInIssue(trx, needs, journal, article);
        if (!at.ok) return at;
        const id = needs.newId();
        const kept = { id, journalId: journal, article, doi, ...at.value };
        await keepRecord(trx, needs, kept);
        await keepFile(trx, needs, { id, file, content });
        await keepPublication(trx, needs, kept);
        await needs.tell(trx, actor, {
          event: 'article-was-imported',
          subject: { type: 'article', id },
          journal,
          data: { references: article.references.length },
        });
        // Last of all: whatever failed before has left no file.
        await content.keep();
        return ok({ id, journalId: journal, unchanged: false, losses });
      })
      .catch(async (error: unknown) => {
        await content.drop();
        throw error;
      });
    if (!outcome.ok || outcome.value.unchanged) await content.drop();
    return outcome;
  };
