import type { Db, Trx } from '@naskhah/db/tables';

/** What the link of a mail asks of somebody who stands on a board: one statement. */
export const askedMember = (db: Db, hash: Buffer) =>
  db
    .selectFrom('journals.board_member as b')
    .innerJoin('journals.journal as j', 'j.id', 'b.journal_id')
    .select(['b.name', 'b.role', 'b.affiliation', 'b.term_from', 'b.term_to', 'j.publisher'])
    .select(['j.name_en as journal_name_en', 'j.name_ms as journal_name_ms'])
    .where('b.token_hash', '=', hash)
    .executeTakeFirst();

/** The account of a confirmed address. */
export const accountOfAddress = async (trx: Trx, address: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('identity.email')
      .select('person_id')
      .where('address', '=', address)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
  )?.person_id;
