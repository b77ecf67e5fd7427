import type { Db } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { personByEmail } from '../store/person.ts';
import { passwordFits, spendHash } from '../store/secrets.ts';
import { insertSession } from '../store/session.ts';

type Input = { email: string; password: string; address: string; userAgent: string };
type LoggedIn = { person: PersonId; token: string };

/** Every failure answers alike and takes as long, so that accounts cannot be probed. */
export const logIn =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<LoggedIn, 'login-failed' | 'too-many-tries' | 'account-suspended'>> => {
    const now = needs.clock();
    const withinAccount = await countAttempt(db, 'login-by-account', input.email, now);
    const withinAddress = await countAttempt(db, 'login-by-address', input.address, now);
    if (!withinAccount || !withinAddress) return refuse('too-many-tries');

    const person = await personByEmail(db, input.email);
    const fits = person?.password_hash
      ? await passwordFits(input.password, person.password_hash)
      : await spendHash(input.password);
    if (!person || !fits || person.status === 'merged') return refuse('login-failed');
    if (person.status === 'suspended') return refuse('account-suspended');

    const token = needs.randomToken();
    await insertSession(db, needs.secret, { token, personId: person.id, userAgent: input.userAgent, now });
    await db.updateTable('identity.person').set({ last_seen_at: now }).where('id', '=', person.id).execute();
    return ok({ person: person.id as PersonId, token });
  };
