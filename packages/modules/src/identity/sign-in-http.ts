import type { Answers, Visit } from '@naskhah/contract/answers';
import type { signIn } from '@naskhah/contract/identity/sign-in';
import type { Db } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import { ok } from '@naskhah/kernel/result';
import type { IdentityNeeds, SessionUserView } from './ports.ts';
import { deviceProof } from './store/device-proof.ts';
import { newPuzzle } from './store/puzzle.ts';
import { endSession } from './store/session.ts';
import type { Entered } from './use-cases/after-first-factor.ts';
import { askPasskey } from './use-cases/ask-passkey.ts';
import { beginOutsideLogin } from './use-cases/begin-outside-login.ts';
import { finishOutsideLogin } from './use-cases/finish-outside-login.ts';
import { logIn } from './use-cases/log-in.ts';
import { logInByPasskey } from './use-cases/log-in-by-passkey.ts';
import { passSecondFactor } from './use-cases/pass-second-factor.ts';

type DescribeUser = (person: PersonId) => Promise<SessionUserView>;

/** Calls that let somebody in: each answers the session user with the cookie, or the next step. */
export const signInAnswers = (db: Db, needs: IdentityNeeds, user: DescribeUser): Answers<typeof signIn> => {
  const from = ({ address, userAgent }: Visit) => ({ address, userAgent });
  const inside = async (entered: Extract<Entered, { is: 'in' }>, visit: Visit) => {
    visit.keepSession(entered.token);
    visit.keepDevice(deviceProof(needs.secret, entered.person));
    return user(entered.person);
  };
  const orNext = async (entered: Entered, visit: Visit) =>
    entered.is === 'in'
      ? inside(entered, visit)
      : { step: 'second-factor' as const, ticket: entered.ticket, passkey: entered.passkey };

  return {
    login: async (_actor, { usr_email, usr_password, link }, visit) => {
      const input = { email: usr_email, password: usr_password, link, device: visit.device, ...from(visit) };
      const entered = await logIn(db, needs)(input);
      return entered.ok ? ok(await orNext(entered.value, visit)) : entered;
    },
    secondFactor: async (_actor, input, visit) => {
      const entered = await passSecondFactor(db, needs)({ ...input, ...from(visit) });
      return entered.ok ? ok(await inside(entered.value, visit)) : entered;
    },
    askPasskey: async (_actor, { ticket }, { origin, address }) => askPasskey(db, needs)({ ticket, origin, address }),
    passkeyLogin: async (_actor, input, visit) => {
      const entered = await logInByPasskey(db, needs)({ ...input, origin: visit.origin, ...from(visit) });
      return entered.ok ? ok(await inside(entered.value, visit)) : entered;
    },
    beginOutside: async (_actor, _input, { address }) => beginOutsideLogin(db, needs)(address),
    finishOutside: async (_actor, input, visit) => {
      const found = await finishOutsideLogin(db, needs)({ ...input, ...from(visit) });
      if (!found.ok) return found;
      const { value } = found;
      return ok(
        value.is === 'to-link'
          ? { step: 'link' as const, ticket: value.ticket, email: value.email }
          : await orNext(value, visit),
      );
    },
    logout: async (_actor, _input, visit) => {
      if (visit.sessionToken) await endSession(db, needs.secret, visit.sessionToken);
      visit.keepSession(undefined);
      return ok({ done: true } as const);
    },
    registrationChallenge: async () =>
      ok({
        challenge: newPuzzle(needs.secret, needs.clock(), needs.randomToken()),
        bits: needs.signIn.puzzleBits,
      }),
  };
};
