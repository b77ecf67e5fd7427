import type { Db } from '@naskhah/db/tables';
import type { FormPurpose, Question } from '@naskhah/kernel/forms/definition';
import { type RawBuilder, sql } from 'kysely';

type Row = {
  id: string;
  code: string;
  purpose: FormPurpose;
  title_en: string;
  title_ms: string;
  questions: number;
  parts: number;
  published: number | null;
  changed: boolean;
  answers: number;
  for_reviews: boolean;
  retired: boolean;
  updated_at: Date;
  version: number;
};
type Versions = { number: number; published_at: string; answers: number }[];

const columns = sql`f.id, f.code, f.purpose, f.title_en, f.title_ms, f.published, f.changed, f.for_reviews, f.retired,
  f.updated_at, f.version,
  (select count(*) from jsonb_array_elements(f.draft) q where q ->> 'type' <> 'section')::int as questions,
  (select count(*) from jsonb_array_elements(f.draft) q where q ->> 'type' = 'section')::int as parts,
  (select count(*) from forms.answer a where a.form_id = f.id)::int as answers`;

const shown = <R extends Row>({ updated_at, ...row }: R) => ({ ...row, updated_at: updated_at.toISOString() });

/** The forms of a journal: those in use first, retired ones last. One statement. */
export const journalForms = async (db: Db, journal: string) => {
  const { rows } = await sql<Row>`select ${columns} from forms.form f where f.journal_id = ${journal}
    order by f.retired, not f.for_reviews, f.purpose, lower(f.title_en), f.id`.execute(db);
  return rows.map(shown);
};

const oneForm = async (db: Db, which: RawBuilder<unknown>) => {
  const { rows } = await sql<Row & { journal_id: string | null; draft: Question[]; versions: Versions }>`
    select ${columns}, f.journal_id, f.draft, coalesce((select json_agg(json_build_object('number', v.number,
        'published_at', to_char(v.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'answers', (select count(*) from forms.answer a where a.form_id = f.id and a.number = v.number)) order by v.number desc)
      from forms.form_version v where v.form_id = f.id), '[]') as versions
    from forms.form f where ${which}`.execute(db);
  const [row] = rows;
  return row && shown(row);
};

/** A form with its draft and its versions, newest first. One statement. */
export const formRecord = (db: Db, id: string) => oneForm(db, sql`f.id = ${id}`);

/** The checklist of the portal. One statement. */
export const checkingForm = (db: Db) => oneForm(db, sql`f.journal_id is null and f.purpose = 'checking'`);

/** What a version of a form asks, and whose form it is. One statement. */
export const formVersion = async (db: Db, id: string, number: number) => {
  const { rows } = await sql<{ journal_id: string | null; number: number; questions: Question[] }>`
    select f.journal_id, v.number, v.questions from forms.form_version v join forms.form f on f.id = v.form_id
    where f.id = ${id} and v.number = ${number}`.execute(db);
  return rows[0];
};
