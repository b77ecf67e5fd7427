import type { Db } from '@naskhah/db/tables';
import { newId } from '@naskhah/kernel/ids';
import { refreshArticleState } from '@naskhah/modules/desk-article';
import type { StoredCast } from './stored-cast.ts';

/** An article just submitted by nor, and two empty issues. */
export const seed = async (db: Db, cast: StoredCast, journal: string, now: Date) => {
  const [article, volume, a, b] = [newId(), newId(), newId(), newId()] as const;
  const made = { created_at: now, updated_at: now };
  const author = cast.idOf('nor');
  await db
    .insertInto('submissions.submission')
    .values({
      id: article,
      journal_id: journal,
      number: article,
      status: 'active',
      submitter_id: author,
      title: JSON.stringify({ en: 'Peat' }),
      stage_since: now,
      submitted_at: now,
      ...made,
    })
    .execute();
  await db
    .insertInto('submissions.participant')
    .values({ id: newId(), submission_id: article, journal_id: journal, person_id: author, role: 'author', since: now })
    .execute();
  await db
    .insertInto('publishing.volume')
    .values({ id: volume, journal_id: journal, number: article, year: 2026 })
    .execute();
  const issue = { journal_id: journal, volume_id: volume, ...made };
  await db
    .insertInto('publishing.issue')
    .values([
      { id: a, number: 'a', ...issue },
      { id: b, number: 'b', ...issue },
    ])
    .execute();
  await db.transaction().execute((trx) => refreshArticleState(trx, article));
  return { article, volume, issues: { a, b } };
};

/** A file on the article, as an upload leaves it. */
export const attach = async (
  db: Db,
  cast: StoredCast,
  article: string,
  use: string,
  round: string | null,
  now: Date,
) => {
  const id = newId();
  await db
    .insertInto('media.attachment')
    .values({
      id,
      sha256: cast.file,
      ref_type: 'article',
      ref_id: article,
      use,
      filename: `${use}.pdf`,
      round_id: round,
      created_at: now,
    })
    .execute();
  return id;
};
