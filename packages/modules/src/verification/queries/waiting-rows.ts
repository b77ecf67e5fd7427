import { sql } from 'kysely';

/** How many items of an answered checklist are judged, a failed one with its sentence. */
const judged = (answers: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from jsonb_each(${answers}) e
  where e.value ->> 'verdict' in ('pass', 'na') or (e.value ->> 'verdict' = 'fail' and btrim(coalesce(e.value ->> 'comment', '')) <> ''))`;

/**
 * What is known of registrations that were sent, each in its latest round: `j` the journal, `r` the round, `v` the checklist in the
 * version that it is asked, `a` its answers.
 */
export const waitingColumns = sql`j.id, j.name_en, j.name_ms, j.abbreviation, j.publisher, j.state,
  coalesce(p.name, '') as applicant, r.passed_at is not null as passed, r.number as round, r.sent_at, r.due::text as due,
  case when c.id is null then null else json_build_object('id', c.id, 'name', c.name) end as checker,
  coalesce((select count(*)::int from jsonb_array_elements(v.questions) q where q ->> 'type' = 'check'), 0) as items,
  coalesce(${judged(sql`a.answers`)}, 0) as answered,
  coalesce((select count(*)::int from jsonb_each(a.answers) e where e.value ->> 'verdict' = 'fail'), 0) as failed`;

export const waitingTables = sql`journals.journal j
  join verification.round r on r.journal_id = j.id
    and r.number = (select max(l.number) from verification.round l where l.journal_id = j.id)
  left join identity.person p on p.id = j.owner_id
  left join identity.person c on c.id = r.checker_id
  left join forms.answer a on a.subject_id = r.id
  left join forms.form f on f.journal_id is null and f.purpose = 'checking'
  left join forms.form_version v on v.form_id = f.id and v.number = coalesce(a.number, f.published)`;

export type WaitingRow = {
  id: string;
  name_en: string;
  name_ms: string;
  abbreviation: string;
  publisher: string;
  state: 'submitted' | 'checking';
  applicant: string;
  passed: boolean;
  round: number;
  sent_at: Date;
  due: string;
  checker: { id: string; name: string } | null;
  items: number;
  answered: number;
  failed: number;
};
