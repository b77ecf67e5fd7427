import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

const columns = ['id', 'journal_id', 'submitter_id', 'status', 'version'] as const;

export type DraftRow = {
  id: string;
  journalId: string;
  submitterId: string | null;
  status: string;
  version: number;
};

type Row = { id: string; journal_id: string; submitter_id: string | null; status: string; version: number };

const asDraft = (row: Row | undefined): DraftRow | undefined =>
  row && {
    id: row.id,
    journalId: row.journal_id,
    submitterId: row.submitter_id,
    status: row.status,
    version: row.version,
  };

/** Locks the draft for this act, so that two saves follow one another. */
export const lockDraft = async (trx: Trx, id: string): Promise<DraftRow | undefined> =>
  asDraft(
    await trx.selectFrom('submissions.submission').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),
  );

export const findDraft = async (db: Db, id: string): Promise<DraftRow | undefined> =>
  asDraft(await db.selectFrom('submissions.submission').select(columns).where('id', '=', id).executeTakeFirst());

type NewDraft = {
  id: string;
  journalId: string;
  sectionId: string;
  articleType: string;
  language: string;
  checklist: string[];
  submitterId: string;
  now: Date;
};

/** False when there is a submission of this id already: two saves at once wait for each other here. */
export const insertDraft = async (trx: Trx, draft: NewDraft): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('submissions.submission')
    .values({
      id: draft.id,
      journal_id: draft.journalId,
      stage_since: draft.now,
      section_id: draft.sectionId,
      article_type: draft.articleType,
      language: draft.language,
      checklist: JSON.stringify(draft.checklist),
      step: 'metadata',
      submitter_id: draft.submitterId,
      created_at: draft.now,
      updated_at: draft.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const deleteDraft = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('submissions.submission').where('id', '=', id).execute();
};

/** The draft is a submission now, frozen under its number. */
export const saveSubmitted = async (
  trx: Trx,
  draft: { id: string; version: number },
  number: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('submissions.submission')
    .set({
      status: 'active',
      number,
      submitted_at: now,
      stage_since: now,
      updated_at: now,
      version: draft.version + 1,
    })
    .where('id', '=', draft.id)
    .execute();
};

/** Every save of a part of a draft moves its version on. */
export const touchDraft = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx
    .updateTable('submissions.submission')
    .set((on) => ({ version: on('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};

export type DraftPatch = {
  sectionId?: string | null | undefined;
  articleType?: string | undefined;
  language?: string | undefined;
  title?: Record<string, string> | undefined;
  abstract?: Record<string, string> | undefined;
  keywords?: Record<string, string[]> | undefined;
  declarations?: Record<string, string> | undefined;
  checklist?: string[] | undefined;
  step?: string | undefined;
};

const json = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

/** Saves the given parts; texts of languages that are not given stay. */
export const patchDraft = async (trx: Trx, id: string, patch: DraftPatch): Promise<void> => {
  const merged = (column: 'title' | 'abstract' | 'keywords' | 'declarations') =>
    patch[column] === undefined
      ? undefined
      : sql<string>`${sql.ref(column)} || ${JSON.stringify(patch[column])}::jsonb`;
  const values = {
    section_id: patch.sectionId,
    article_type: patch.articleType,
    language: patch.language,
    title: merged('title'),
    abstract: merged('abstract'),
    keywords: merged('keywords'),
    declarations: merged('declarations'),
    checklist: json(patch.checklist),
    step: patch.step,
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    await trx.updateTable('submissions.submission').set(given).where('id', '=', id).execute();
};
