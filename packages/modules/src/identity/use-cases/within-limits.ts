import type { Db } from '@naskhah/db/tables';
import type { LimitKind } from '../domain/limits.ts';
import { countAttempt, forgiveAttempt } from '../store/attempts.ts';
import { isProvenDevice } from '../store/device-proof.ts';

export type Trying = {
  /** The account, as it was named: it need not be there. */
  email: string;
  person: { id: string } | undefined;
  address: string;
  /** What the browser shows of an earlier login. */
  device: string | undefined;
};

/**
 * Counts a try against the account from this address, and against the address. Nobody can use up another one's tries: who tries
 * from elsewhere has a budget of their own, and a browser with which the person has come in before has one that no address
 * shares. `forgive` takes it back once it was right.
 */
export const withinLimits = async (
  db: Db,
  { secret, clock }: { secret: string; clock: () => Date },
  { email, person, address, device }: Trying,
  kinds: { account: LimitKind; address: LimitKind },
): Promise<{ within: boolean; forgive: () => Promise<void> }> => {
  const now = clock();
  const proven = person !== undefined && isProvenDevice(secret, person.id, device);
  const counted: [LimitKind, string][] = proven
    ? [[kinds.account, `${email} by a proven device`]]
    : [
        [kinds.account, `${email} from ${address}`],
        [kinds.address, address],
      ];
  let within = true;
  for (const [kind, key] of counted) if (!(await countAttempt(db, kind, key, now))) within = false;
  return {
    within,
    forgive: async () => {
      for (const [kind, key] of counted) await forgiveAttempt(db, kind, key, now);
    },
  };
};
