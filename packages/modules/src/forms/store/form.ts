import type { Trx } from '@naskhah/db/tables';
import type { Question } from '@naskhah/kernel/forms/definition';
import { sql } from 'kysely';
import type { Form } from '../domain/form.ts';

const columns = [
  'id',
  'journal_id',
  'code',
  'purpose',
  'title_en',
  'title_ms',
  'draft',
  'published',
  'changed',
  'for_reviews',
  'retired',
  'version',
] as const;

/** Changes of the forms of one journal wait for each other: their titles and which of them is for reviews concern them all. */
export const lockForms = async (trx: Trx, journal: string | null): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`forms ${journal ?? 'of the portal'}`}, 0))`.execute(trx);
};

/** The journal of a form, which it keeps for good; null for the portal's own. */
export const journalOfForm = async (trx: Trx, id: string): Promise<string | null | undefined> =>
  (await trx.selectFrom('forms.form').select('journal_id').where('id', '=', id).executeTakeFirst())?.journal_id;

export const lockForm = (trx: Trx, id: string): Promise<Form | undefined> =>
  trx.selectFrom('forms.form').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Codes and titles of the forms of a journal, retired ones too. */
export const formNames = (trx: Trx, journal: string | null) =>
  trx
    .selectFrom('forms.form')
    .select(['id', 'code', 'title_en', 'title_ms'])
    .where('journal_id', 'is not distinct from', journal)
    .execute();

type NewForm = Pick<Form, 'id' | 'journal_id' | 'code' | 'purpose' | 'title_en' | 'title_ms' | 'draft'>;

export const insertForm = async (trx: Trx, { draft, ...form }: NewForm, now: Date): Promise<void> => {
  await trx
    .insertInto('forms.form')
    .values({ ...form, draft: JSON.stringify(draft), published: null, created_at: now, updated_at: now })
    .execute();
};

type Change = Partial<Pick<Form, 'title_en' | 'title_ms' | 'published' | 'changed' | 'for_reviews' | 'retired'>>;

export const updateForm = async (trx: Trx, { id, version }: Form, change: Change, now: Date): Promise<void> => {
  await trx
    .updateTable('forms.form')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** Keeps a draft; whether it asks otherwise than what is given out is compared as PostgreSQL keeps both. */
export const storeDraft = async (trx: Trx, { id, published }: Form, draft: readonly Question[]): Promise<void> => {
  await sql`update forms.form f set draft = ${JSON.stringify(draft)}::jsonb, changed = not exists (
      select from forms.form_version v where v.form_id = f.id and v.number = ${published} and v.questions = ${JSON.stringify(draft)}::jsonb)
    where id = ${id}`.execute(trx);
};

/** None of a journal's forms is for reviews any more. */
export const leaveForReviews = async (trx: Trx, journal: string, now: Date): Promise<void> => {
  await trx
    .updateTable('forms.form')
    .set((on) => ({ for_reviews: false, version: on('version', '+', 1), updated_at: now }))
    .where('journal_id', '=', journal)
    .where('for_reviews', '=', true)
    .execute();
};

export const insertVersion = async (trx: Trx, form: Form, number: number, now: Date): Promise<void> => {
  await trx
    .insertInto('forms.form_version')
    .values({ form_id: form.id, number, questions: JSON.stringify(form.draft), published_at: now })
    .execute();
};

export const removeForm = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('forms.form').where('id', '=', id).execute();
};
