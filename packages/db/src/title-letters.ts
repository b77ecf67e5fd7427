import { type RawBuilder, sql } from 'kysely';

/** Of a column with titles by language: their text without the marks for italics, weight and raised or lowered letters, to look for words in. */
export const titleLetters = (column: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(column)}::text, '</?(i|b|em|strong|sub|sup)>', '', 'g')`;
