import type { Answers, Visit } from '@naskhah/contract/answers';
import type { ownSecurity } from '@naskhah/contract/identity/own-security.calls';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { IdentityNeeds } from './ports.ts';
import { profile } from './queries/profile.ts';
import { signInMeans } from './queries/sign-in-means.ts';
import { beginOrcid } from './use-cases/begin-orcid.ts';
import { beginPasskey } from './use-cases/begin-passkey.ts';
import { beginSecondFactor } from './use-cases/begin-second-factor.ts';
import { confirmSecondFactor } from './use-cases/confirm-second-factor.ts';
import { endDevice } from './use-cases/end-device.ts';
import { endOtherDevices } from './use-cases/end-other-devices.ts';
import { finishOrcid } from './use-cases/finish-orcid.ts';
import { makeApiKey } from './use-cases/make-api-key.ts';
import { addOwnEmail, makeOwnEmailPrimary, removeOwnEmail } from './use-cases/own-emails.ts';
import { removeApiKey } from './use-cases/remove-api-key.ts';
import { removePasskey } from './use-cases/remove-passkey.ts';
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes.ts';
import { savePasskey } from './use-cases/save-passkey.ts';
import { turnOffSecondFactor } from './use-cases/turn-off-second-factor.ts';
import { unlinkOrcid } from './use-cases/unlink-orcid.ts';

const personOf = (actor: Actor): string => (actor.kind === 'person' ? actor.person : '');

/** What guards one's own account. An act answers all of it anew, as the page shows it. */
export const ownSecurityAnswers = (db: Db, needs: IdentityNeeds): Answers<typeof ownSecurity> => {
  const means = (actor: Actor, { sessionToken = '' }: Visit) =>
    signInMeans(db, { secret: needs.secret, personId: personOf(actor), sessionToken, now: needs.clock() });
  const thenMeans = async <R extends string>(result: Result<unknown, R>, actor: Actor, visit: Visit) =>
    result.ok ? ok(await means(actor, visit)) : result;
  const thenProfile = async <R extends string>(result: Result<unknown, R>, actor: Actor) =>
    result.ok ? ok(await profile(db, personOf(actor))) : result;
  const codes = <R extends string>(result: Result<string[], R>) =>
    result.ok ? ok({ recovery_codes: result.value }) : result;

  return {
    getSignIn: async (actor, _input, visit) => ok(await means(actor, visit)),
    addOwnEmail: async (actor, input, visit) => thenMeans(await addOwnEmail(db, needs)(actor, input), actor, visit),
    makeOwnEmailPrimary: async (actor, { email }, visit) =>
      thenMeans(await makeOwnEmailPrimary(needs)(actor, email), actor, visit),
    removeOwnEmail: async (actor, { email }, visit) =>
      thenMeans(await removeOwnEmail(needs)(actor, email), actor, visit),
    beginSecondFactor: async (actor) => beginSecondFactor(needs)(actor),
    confirmSecondFactor: async (actor, input) => codes(await confirmSecondFactor(db, needs)(actor, input)),
    turnOffSecondFactor: async (actor, input, visit) =>
      thenMeans(await turnOffSecondFactor(db, needs)(actor, input), actor, visit),
    renewRecoveryCodes: async (actor, input) => codes(await renewRecoveryCodes(db, needs)(actor, input)),
    beginPasskey: async (actor, _input, { origin }) => beginPasskey(needs)(actor, origin),
    savePasskey: async (actor, input, visit) =>
      thenMeans(await savePasskey(needs)(actor, { ...input, origin: visit.origin }), actor, visit),
    removePasskey: async (actor, { id }, visit) => thenMeans(await removePasskey(needs)(actor, id), actor, visit),
    makeApiKey: async (actor, input, visit) => {
      const made = await makeApiKey(needs)(actor, input);
      return made.ok ? ok({ key: made.value, sign_in: await means(actor, visit) }) : made;
    },
    removeApiKey: async (actor, { id }, visit) => thenMeans(await removeApiKey(needs)(actor, id), actor, visit),
    endDevice: async (actor, { id }, visit) => thenMeans(await endDevice(needs)(actor, id), actor, visit),
    endOtherDevices: async (actor, _input, visit) =>
      thenMeans(await endOtherDevices(needs)(actor, visit.sessionToken ?? ''), actor, visit),
    beginOrcid: async (actor) => beginOrcid(db, needs)(actor),
    finishOrcid: async (actor, input) => thenProfile(await finishOrcid(db, needs)(actor, input), actor),
    unlinkOrcid: async (actor) => thenProfile(await unlinkOrcid(needs)(actor), actor),
  };
};
