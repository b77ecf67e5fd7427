import type { Db, Trx } from '@naskhah/db/tables';
import type { SubmissionStatus } from '@naskhah/kernel/article-words';
import type { Stage } from '@naskhah/kernel/stages';

export type ArticleRow = {
  id: string;
  journalId: string;
  number: string | null;
  status: SubmissionStatus;
  stage: Stage;
  submitterId: string | null;
  title: Record<string, string>;
  language: string;
  version: number;
};

const articles = (db: Db, id: string) =>
  db
    .selectFrom('submissions.submission')
    .select(['id', 'journal_id', 'number', 'status', 'stage', 'submitter_id', 'title', 'language', 'version'])
    .where('id', '=', id)
    .where('status', '!=', 'draft');

const articleOf = (row: Awaited<ReturnType<ReturnType<typeof articles>['executeTakeFirst']>>): ArticleRow | undefined =>
  row && {
    id: row.id,
    journalId: row.journal_id,
    number: row.number,
    status: row.status,
    stage: row.stage,
    submitterId: row.submitter_id,
    title: row.title,
    language: row.language,
    version: row.version,
  };

/** The article as it stands now, for who only reads. */
export const findArticle = async (db: Db, id: string): Promise<ArticleRow | undefined> =>
  articleOf(await articles(db, id).executeTakeFirst());

/** The article, locked for this act: before anything that hangs on it is locked or read. */
export const lockArticle = async (trx: Trx, id: string): Promise<ArticleRow | undefined> =>
  articleOf(await articles(trx, id).forUpdate().executeTakeFirst());

/** Locks several articles, always in the same order, before what hangs on them or holds them. */
export const lockArticles = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .selectFrom('submissions.submission')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Moves these articles to a stage and a status: one statement, whatever their number; the version of each goes on. */
export const moveArticles = async (
  trx: Trx,
  ids: readonly string[],
  to: { stage: Stage; status: SubmissionStatus },
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable('submissions.submission')
    .set((on) => ({
      stage: to.stage,
      status: to.status,
      stage_since: on.case().when('stage', '=', to.stage).then(on.ref('stage_since')).else(on.val(now)).end(),
      updated_at: now,
      version: on('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .execute();
};

/** Moves the article to a stage and a status; the version goes on. */
export const moveArticle = async (
  trx: Trx,
  article: Pick<ArticleRow, 'id' | 'version' | 'stage'>,
  to: { stage: Stage; status: SubmissionStatus; acceptedAt?: Date },
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('submissions.submission')
    .set({
      stage: to.stage,
      status: to.status,
      ...(to.stage !== article.stage && { stage_since: now }),
      ...(to.acceptedAt && { accepted_at: to.acceptedAt }),
      updated_at: now,
      version: article.version + 1,
    })
    .where('id', '=', article.id)
    .execute();
};
