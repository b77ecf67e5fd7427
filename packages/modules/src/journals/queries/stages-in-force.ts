import type { Db } from '@naskhah/db/tables';
import type { DayRule } from '@naskhah/kernel/day-rule';
import type { Stage } from '@naskhah/kernel/stages';
import { sql } from 'kysely';

/** By what the journal `j` of the query around counts days now; null where it never set it. */
export const ruleInForce = sql<DayRule | null>`(select r.rule from journals.day_rule r
  where r.journal_id = j.id order by r.since desc limit 1)`;

/** By what the journal `j` of the query around counted since when. */
export const allRules = sql<{ since: string; rule: DayRule }[] | null>`(select json_agg(json_build_object(
  'since', r.since, 'rule', r.rule)) from journals.day_rule r where r.journal_id = j.id)`;

/** The stages that the journal `j` of the query around does without. */
export const stagesSkipped = sql<Stage[]>`coalesce((select array_agg(g.stage) from journals.stage g
  where g.journal_id = j.id and not g.in_use), '{}')`;

/** The stages that a journal does without. */
export const skippedStages = async (db: Db, journal: string): Promise<Stage[]> => {
  const rows = await db
    .selectFrom('journals.stage')
    .select('stage')
    .where('journal_id', '=', journal)
    .where('in_use', '=', false)
    .execute();
  return rows.map(({ stage }) => stage);
};
