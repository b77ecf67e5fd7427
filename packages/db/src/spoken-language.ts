/** The language in which somebody is spoken to: the one they want where the portal offers it, else the portal's first. */
import type { Language } from '@naskhah/kernel/language';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** Of a column that holds what somebody wants; for the select list of a query that finds whom to speak or write to. */
export const spoken = (column: string): RawBuilder<Language> =>
  sql<Language>`access.spoken_language(${sql.ref(column)})`;

/** Of a wish that stands in no column; nothing wanted: the portal's first. */
export const spokenLanguage = async (db: Db, wanted: Language | undefined): Promise<Language> => {
  const { rows } = await sql<{
    language: Language;
  }>`select access.spoken_language(${wanted ?? null}) as language`.execute(db);
  return rows[0]?.language ?? 'en';
};
