import { type RawBuilder, sql } from 'kysely';

/** What was typed as it stands in a `like` over small letters. */
export const literal = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/**
 * Whether a name (of person `p`) holds what was typed, along the index of its trigrams. Two letters have none of their own: they
 * are looked for where a word of the name begins.
 */
export const partOfName = (q: string): RawBuilder<boolean> => {
  const part = literal(q);
  return [...q].length > 2
    ? sql<boolean>`lower(p.name) like ${`%${part}%`}`
    : sql<boolean>`(lower(p.name) like ${`${part}%`} or lower(p.name) like ${`% ${part}%`})`;
};
