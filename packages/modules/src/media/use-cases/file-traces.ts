import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { namesIn } from '../domain/names-in-text.ts';
import type { FileRights } from '../ports.ts';
import { attachmentsOf } from '../store/attachment.ts';
import type { CleanedCopy } from './cleaned-copy.ts';

/** What the files of a record say of their makers, for who may know them: traces beside the text, and names of the byline in it. */
export const fileTraces = async (db: Db, rights: FileRights, copyOf: CleanedCopy, actor: Actor, refId: string) => {
  const rows = [];
  const byline = await rights.bylineOf(db, refId);
  for (const file of await attachmentsOf(db, refId)) {
    const right = await rights.mayRead(db, actor, file);
    if (right?.makers !== 'known') continue;
    const { copy, traces, text } = await copyOf(file);
    rows.push({
      id: file.id,
      use: file.use,
      filename: right.filename,
      cleaned: copy !== null,
      traces: traces.filter(({ kind }) => kind !== 'session'),
      // A title page is there to name the authors, and no anonymous reader gets it.
      names: file.use === 'title-page' ? [] : namesIn(text, byline),
    });
  }
  return rows;
};
