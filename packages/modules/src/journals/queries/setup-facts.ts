import type { Db } from '@naskhah/db/tables';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import { submissionRules } from '@naskhah/kernel/submission-rules';
import { sql } from 'kysely';
import type { SetupFacts } from '../domain/setup.ts';

const editors = sql<number>`(select count(distinct a.person_id) from access.assigned_preset a
  join access.preset p on p.id = a.preset_id join identity.person i on i.id = a.person_id and i.status = 'active'
  where a.journal_id = j.id and (p.function_flags & ${functionFlags.mandatory}) > 0)::int`;

/** What says whether a journal can take submissions: one statement. */
export const setupFacts = async (db: Db, journal: string) => {
  const row = await db
    .selectFrom('journals.journal as j')
    .select([
      'j.id',
      'j.version',
      'j.state',
      'j.takes_submissions',
      'j.name_en',
      'j.name_ms',
      'j.license',
      'j.contacts',
    ])
    .select(['j.submission_rules', editors.as('editors')])
    .select((on) =>
      on
        .selectFrom('journals.section as s')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('s.journal_id', '=', 'j.id')
        .where('s.open', '=', true)
        .as('open_sections'),
    )
    .where('j.id', '=', journal)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts: SetupFacts = {
    nameEn: row.name_en,
    nameMs: row.name_ms,
    editors: row.editors,
    contact: row.contacts.principal !== undefined,
    license: row.license !== null,
    openSections: Number(row.open_sections),
    guidelines: submissionRules(row.submission_rules).guidelines,
  };
  const { id, version, state, takes_submissions } = row;
  return { id, version, state, takesSubmissions: takes_submissions, facts };
};
