/** What guards one's own account. All of it asks for the person in person: no switched user, no program. */
import * as z from 'zod';
import { browser, call, refusals } from '../call.ts';
import { uuid } from '../fields.ts';
import { ownEmails } from './own-emails.ts';
import { Profile, SignInMeans } from './views.ts';

const ticket = z.string().min(1).max(200);
const label = z.string().trim().min(1).max(80);
const code = z.string().trim().min(6).max(30);
const passkeyData = z.record(z.string(), z.unknown());
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const getSignIn = call
  .route({ method: 'POST', path: '/api/admin/identity/get-sign-in', summary: 'How one signs in, and where one is' })
  .meta({ access: browser, limit: 'read', statements: 1 })
  .output(SignInMeans)
  .errors({});

export const beginSecondFactor = call
  .route({ method: 'POST', path: '/api/admin/identity/begin-second-factor', summary: 'A secret for the app' })
  .meta({ access: browser, limit: 'act' })
  .output(z.object({ ticket: z.string(), secret: z.string(), address: z.string() }))
  .errors(refusals('not-while-switched', 'factor-is-on'));

export const confirmSecondFactor = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/confirm-second-factor',
    summary: 'Turn the second factor on with its first code; answers the recovery codes, once',
  })
  .meta({ access: browser, limit: 'login' })
  .input(z.object({ ticket, code }))
  .output(RecoveryCodes)
  .errors(refusals('not-while-switched', 'factor-wrong', 'factor-is-on', 'step-over', 'too-many-tries'));

const proved = z.object({ password: z.string().max(200).default(''), code });

export const turnOffSecondFactor = call
  .route({ method: 'POST', path: '/api/admin/identity/turn-off-second-factor', summary: 'Turn the second factor off' })
  .meta({ access: browser, limit: 'login' })
  .input(proved)
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'factor-is-off', 'factor-wrong', 'old-password-wrong', 'too-many-tries'));

export const renewRecoveryCodes = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/renew-recovery-codes',
    summary: 'New recovery codes, shown once',
  })
  .meta({ access: browser, limit: 'login' })
  .input(proved)
  .output(RecoveryCodes)
  .errors(refusals('not-while-switched', 'factor-is-off', 'factor-wrong', 'old-password-wrong', 'too-many-tries'));

export const beginPasskey = call
  .route({ method: 'POST', path: '/api/admin/identity/begin-passkey', summary: 'A challenge for a new passkey' })
  .meta({ access: browser, limit: 'act' })
  .output(z.object({ ticket: z.string(), options: passkeyData }))
  .errors(refusals('not-while-switched', 'too-many-passkeys', 'passkeys-need-a-name'));

export const savePasskey = call
  .route({ method: 'POST', path: '/api/admin/identity/save-passkey', summary: 'Keep the new passkey' })
  .meta({ access: browser, limit: 'login' })
  .input(z.object({ ticket, label, response: passkeyData }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'passkey-wrong', 'step-over', 'too-many-passkeys'));

export const removePasskey = call
  .route({ method: 'POST', path: '/api/admin/identity/remove-passkey', summary: 'Remove a passkey' })
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ id: z.string().min(1).max(1400) }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'passkey-not-found'));

export const makeApiKey = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/make-api-key',
    summary: 'A personal key for programs, shown once',
  })
  .meta({ access: browser, limit: 'login' })
  .input(z.object({ label, scope: z.enum(['read', 'write']), days: z.int().min(1).max(366) }))
  .output(z.object({ key: z.string(), sign_in: SignInMeans }))
  .errors(refusals('not-while-switched', 'too-many-keys'));

export const removeApiKey = call
  .route({ method: 'POST', path: '/api/admin/identity/remove-api-key', summary: 'End a personal key' })
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'key-not-found'));

export const endDevice = call
  .route({ method: 'POST', path: '/api/admin/identity/end-device', summary: 'End one of the own sessions' })
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'session-not-found'));

export const endOtherDevices = call
  .route({ method: 'POST', path: '/api/admin/identity/end-other-devices', summary: 'End all sessions but this one' })
  .meta({ access: browser, limit: 'act' })
  .output(SignInMeans)
  .errors(refusals('not-while-switched'));

export const beginOrcid = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/begin-orcid',
    summary: 'The address at which an ORCID iD is proved',
  })
  .meta({ access: browser, limit: 'act' })
  .output(z.object({ url: z.string(), binding: z.string() }))
  .errors(refusals('not-while-switched', 'outside-not-set-up'));

export const finishOrcid = call
  .route({ method: 'POST', path: '/api/admin/identity/finish-orcid', summary: 'Keep the ORCID iD that was proved' })
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ query: z.string().max(4000), binding: ticket }))
  .output(Profile)
  .errors(refusals('not-while-switched', 'outside-not-set-up', 'outside-failed', 'orcid-taken', 'step-over'));

export const unlinkOrcid = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/unlink-orcid',
    summary: 'Take the proved ORCID iD off the profile',
  })
  .meta({ access: browser, limit: 'act' })
  .output(Profile)
  .errors(refusals('not-while-switched'));

export const ownSecurity = {
  ...ownEmails,

  getSignIn,
  beginSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  renewRecoveryCodes,
  beginPasskey,
  savePasskey,
  removePasskey,
  makeApiKey,
  removeApiKey,
  endDevice,
  endOtherDevices,
  beginOrcid,
  finishOrcid,
  unlinkOrcid,
};
