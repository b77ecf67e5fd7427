import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { foundOutside } from '../store/outside-found.ts';
import { personByEmail } from '../store/person.ts';
import { passwordFits, spendHash } from '../store/secrets.ts';
import { afterFirstFactor, type Entered } from './after-first-factor.ts';
import { withinLimits } from './within-limits.ts';

type Input = {
  email: string;
  password: string;
  link: string | undefined;
  address: string;
  userAgent: string;
  device: string | undefined;
};
type Refusal = 'login-failed' | 'too-many-tries' | 'account-suspended' | 'link-refused';

/** Every failure answers alike and takes as long, so that accounts cannot be probed. */
export const logIn =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<Entered, Refusal>> => {
    const person = await personByEmail(db, input.email);
    const kinds = { account: 'login-by-account', address: 'login-by-address' } as const;
    const { within, forgive } = await withinLimits(db, needs, { ...input, person }, kinds);
    if (!within) return refuse('too-many-tries');

    const fits = person?.password_hash
      ? await passwordFits(input.password, person.password_hash)
      : await spendHash(input.password);
    if (!person || !fits || person.status === 'merged') return refuse('login-failed');
    await forgive();
    if (person.status === 'suspended') return refuse('account-suspended');

    return needs.transaction(async (trx) => {
      const { link: token, userAgent, address } = input;
      const link = token === undefined ? undefined : await foundOutside(trx, needs, token, person.id);
      if (token !== undefined && !link) return refuse('link-refused');
      return ok(await afterFirstFactor(trx, needs, { personId: person.id, userAgent, address, ...(link && { link }) }));
    });
  };
