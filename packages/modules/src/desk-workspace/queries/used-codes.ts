import type { Db } from '@naskhah/db/tables';
import type { CodeList } from '@naskhah/kernel/code-lists';
import { type RawBuilder, sql } from 'kysely';

/** Where records name the values of a list. What no record can name yet is in no use. */
const uses: Partial<Record<CodeList, RawBuilder<unknown>>> = {
  country: sql`select country as value from identity.person union select country from identity.affiliation
    union select country from journals.journal union select country from reference_data.organisation
    union select a ->> 'country' from submissions.contributor c, jsonb_array_elements(c.affiliations) a`,
  language: sql`select language as value from submissions.submission union select unnest(languages) from journals.journal`,
  discipline: sql`select code as value from journals.journal_discipline union select unnest(interests) from identity.person`,
  article_type: sql`select article_type as value from submissions.submission`,
  license: sql`select license as value from journals.journal`,
};

/** The values of a list that some record names: one statement, or none. */
export const usedCodes = async (db: Db, list: CodeList): Promise<ReadonlySet<string>> => {
  const named = uses[list];
  if (!named) return new Set();
  const { rows } = await sql<{ value: string }>`select value from (${named}) u where value is not null`.execute(db);
  return new Set(rows.map(({ value }) => value));
};
