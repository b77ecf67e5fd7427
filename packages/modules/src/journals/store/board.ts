import type { Trx } from '@naskhah/db/tables';
import type { BoardConsent } from '@naskhah/kernel/board';
import { sql } from 'kysely';
import type { MemberEntry } from '../domain/board.ts';

export type BoardMember = MemberEntry & { id: string; journal: string; consent: BoardConsent; version: number };

const columns = (entry: MemberEntry) => ({
  role: entry.role,
  name: entry.name,
  email: entry.email,
  orcid: entry.orcid,
  affiliation: entry.affiliation,
  ror: entry.ror,
  country: entry.country,
  term_from: entry.termFrom,
  term_to: entry.termTo,
});

const loaded = async (trx: Trx, by: { id: string } | { token_hash: Buffer }): Promise<BoardMember | undefined> => {
  const row = await trx
    .selectFrom('journals.board_member')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('token_hash' in by, (query) => query.where('token_hash', '=', 'token_hash' in by ? by.token_hash : null))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      ...row,
      journal: row.journal_id,
      termFrom: row.term_from,
      termTo: row.term_to,
    }
  );
};

export const lockMember = (trx: Trx, id: string): Promise<BoardMember | undefined> => loaded(trx, { id });

export const lockMemberOfLink = (trx: Trx, hash: Buffer): Promise<BoardMember | undefined> =>
  loaded(trx, { token_hash: hash });

export const insertMember = async (trx: Trx, journal: string, id: string, entry: MemberEntry): Promise<void> => {
  const next = sql<number>`(select coalesce(max(sort), 0) + 1 from journals.board_member where journal_id = ${journal})`;
  await trx
    .insertInto('journals.board_member')
    .values({ id, journal_id: journal, sort: next, ...columns(entry) })
    .execute();
};

export const saveMember = async (trx: Trx, { id, version }: BoardMember, entry: MemberEntry): Promise<void> => {
  await trx
    .updateTable('journals.board_member')
    .set({ ...columns(entry), version: version + 1 })
    .where('id', '=', id)
    .execute();
};

export const removeMember = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('journals.board_member').where('id', '=', id).execute();
};

/** The members of a journal in their order. */
export const memberIds = async (trx: Trx, journal: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('journals.board_member')
    .select('id')
    .where('journal_id', '=', journal)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const saveOrder = async (trx: Trx, order: readonly string[]): Promise<void> => {
  await sql`update journals.board_member b set sort = o.place
    from unnest(${order}::uuid[]) with ordinality as o (id, place) where b.id = o.id`.execute(trx);
};

/** They are asked by this link; one that was mailed before stops working. */
export const noteAsked = async (trx: Trx, id: string, hash: Buffer, at: Date): Promise<void> => {
  await trx
    .updateTable('journals.board_member')
    .set({ consent: 'asked', consent_word: '', token_hash: hash, asked_at: at, answered_at: null })
    .where('id', '=', id)
    .execute();
};

/** There is no address any more, so nobody is asked. */
export const noteNotAsked = async (trx: Trx, id: string): Promise<void> => {
  await trx
    .updateTable('journals.board_member')
    .set({ consent: 'not-asked', consent_word: '', token_hash: null, asked_at: null })
    .where('id', '=', id)
    .execute();
};

export const noteAnswer = async (
  trx: Trx,
  id: string,
  said: { consent: 'agreed' | 'declined'; word: string; person: string | null; at: Date },
): Promise<void> => {
  await trx
    .updateTable('journals.board_member')
    .set((row) => ({
      consent: said.consent,
      consent_word: said.word,
      person_id: said.person,
      answered_at: said.at,
      token_hash: null,
      version: sql<number>`${row.ref('version')} + 1`,
    }))
    .where('id', '=', id)
    .execute();
};

/** Nobody of this account stands on a board any more. */
export const forgetMembersOf = async (trx: Trx, person: string): Promise<void> => {
  await trx.deleteFrom('journals.board_member').where('person_id', '=', person).execute();
};
