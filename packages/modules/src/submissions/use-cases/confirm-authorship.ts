import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { countAttempt, keyedHash } from '../../identity/index.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { confirm, findAuthorship } from '../store/authorship.ts';

type Link = { token: string; address: string };
type Refusal = 'link-used' | 'too-many-tries';
type Found = NonNullable<Awaited<ReturnType<typeof findAuthorship>>>;

/** What the link is about. Opening it changes nothing; tries are counted, so that links cannot be guessed. */
export const readAuthorship =
  (db: Db, needs: SubmissionsNeeds) =>
  async ({ token, address }: Link): Promise<Result<Found, Refusal>> => {
    if (!(await countAttempt(db, 'login-by-address', address, needs.clock()))) return refuse('too-many-tries');
    const found = await findAuthorship(db, keyedHash(needs.secret, token));
    return found ? ok(found) : refuse('link-used');
  };

/** The co-author behind the link confirms; doing so twice is once. */
export const confirmAuthorship =
  (db: Db, needs: SubmissionsNeeds) =>
  async (link: Link): Promise<Result<Found, Refusal>> => {
    const found = await readAuthorship(db, needs)(link);
    if (!found.ok) return found;
    const { id, submission_id, journal_id } = found.value;
    const now = needs.clock();
    await needs.transaction(async (trx) => {
      if (!(await confirm(trx, id, now))) return;
      await needs.tell(
        trx,
        { kind: 'system', job: 'authorship-link' },
        {
          event: 'authorship-was-confirmed',
          subject: { type: 'article', id: submission_id },
          journal: journal_id,
          data: { contributor: id },
        },
      );
    });
    return ok({ ...found.value, confirmed_at: found.value.confirmed_at ?? now });
  };
