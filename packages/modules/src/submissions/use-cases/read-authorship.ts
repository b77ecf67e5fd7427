import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { countAttempt, keyedHash } from '../../identity/index.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { type Asked, findAuthorship } from '../queries/authorship.ts';

/** What the link is about. Opening it changes nothing; tries are counted, so that links cannot be guessed. */
export const readAuthorship =
  (db: Db, needs: SubmissionsNeeds) =>
  async ({
    token,
    address,
  }: {
    token: string;
    address: string;
  }): Promise<Result<Asked, 'link-used' | 'too-many-tries'>> => {
    if (!(await countAttempt(db, 'login-by-address', address, needs.clock()))) return refuse('too-many-tries');
    const found = await findAuthorship(db, keyedHash(needs.secret, token));
    return found ? ok(found) : refuse('link-used');
  };
