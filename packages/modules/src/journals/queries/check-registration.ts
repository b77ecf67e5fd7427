import type { Db } from '@naskhah/db/tables';
import { normaliseIssn } from '@naskhah/kernel/issn';
import { closenessTo, ownWordsOf } from '@naskhah/kernel/title-closeness';
import { sql } from 'kysely';
import { statesWithSite } from '../domain/journal.ts';

export type Asked = { id: string | null; names: readonly string[]; issn: string; eissn: string };

const mostShown = 5;
/** Names that share two words of their own with a title are few; this many are compared at most. */
const mostCompared = 1000;
/** A title is told by its first words. */
const mostWords = 12;

/** Journals that share with the title two of the words by which it differs from others, or its only one. */
const sharing = (title: string): string => {
  const words = ownWordsOf(title).slice(0, mostWords);
  if (words.length < 2) return words.join('');
  return words.flatMap((word, at) => words.slice(at + 1).map((other) => `(${word} & ${other})`)).join(' | ');
};

type Named = { id: string; path: string; publisher: string; issn: string | null; eissn: string | null } & Record<
  'name_en' | 'name_ms',
  string
>;

/** The journals with public pages whose names are near one of these, the nearest first. */
const similarTo = async (db: Db, { id, names }: Asked) => {
  const asked = names.map(sharing).filter((query) => query !== '');
  if (asked.length === 0) return [];
  const { rows } = await sql<Named>`
    select j.id, j.path, j.publisher, j.issn, j.eissn, j.name_en, j.name_ms from journals.journal j
    where to_tsvector('simple', discovery.fold(j.name_en || ' ' || j.name_ms || ' ' || j.abbreviation || ' ' || j.publisher))
      @@ to_tsquery('simple', ${asked.join(' | ')})
      and j.state = any(${statesWithSite}) and j.id is distinct from ${id}::uuid
    limit ${mostCompared}`.execute(db);
  const nearTo = names.map((title) => closenessTo(title));
  return rows
    .flatMap(({ name_en, name_ms, ...row }) => {
      const near = [name_en, name_ms]
        .filter((name) => name !== '')
        .flatMap((name) => nearTo.flatMap((closeness) => ({ name, ...closeness(name) })))
        .flatMap(({ name, close, common, of }) => (close && common && of ? [{ name, close, common, of }] : []))
        .sort((one, other) => other.common.length / other.of - one.common.length / one.of);
      return near[0] ? [{ ...row, ...near[0] }] : [];
    })
    .sort((one, other) => other.common.length / other.of - one.common.length / one.of)
    .slice(0, mostShown);
};

/** Which of the ISSNs another journal has already, whatever state it is in. */
const takenOf = async (db: Db, id: string | null, numbers: readonly string[]): Promise<Set<string>> => {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('journals.journal')
    .select(['issn', 'eissn'])
    .where((on) => on.or([on('issn', 'in', numbers), on('eissn', 'in', numbers)]))
    .$if(id !== null, (query) => query.where('id', '!=', id ?? ''))
    .execute();
  return new Set(rows.flatMap(({ issn, eissn }) => [issn, eissn]).filter((number) => number !== null));
};

/** What the machine says of a registration while it is typed: two statements. */
export const checkRegistration = async (db: Db, asked: Asked) => {
  const [issn, eissn] = [normaliseIssn(asked.issn), normaliseIssn(asked.eissn)];
  const numbers = [issn, eissn].filter((number) => number !== undefined);
  const taken = await takenOf(db, asked.id, numbers);
  const isTaken = (number: string | undefined) => ({ taken: number === undefined ? null : taken.has(number) });
  return { issn: isTaken(issn), eissn: isTaken(eissn), similar: await similarTo(db, asked) };
};
