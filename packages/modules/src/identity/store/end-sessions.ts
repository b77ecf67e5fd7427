import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Names a session without giving its cookie or what is stored of it. */
const sessionKey = sql<string>`encode(sha256(token_hash), 'hex')`;

/** Ends every session of a person, those too in which they act as somebody else; or the one of that key. */
export const endSessionsOf = async (trx: Trx, personId: string, key?: string): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.session')
    .where((on) => on.or([on('person_id', '=', personId), on('behind_id', '=', personId)]))
    .$if(key !== undefined, (query) => query.where(sessionKey, '=', key ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
