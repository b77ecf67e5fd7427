/** Getting in: the password, what may follow it, a passkey, another provider, and the way out. */
import * as z from 'zod';
import { anyone, call, refusals, sessionOrLink } from '../call.ts';
import { email } from '../fields.ts';
import { LinkStep, SecondFactorStep, SessionUser } from './views.ts';

const ticket = z.string().min(1).max(200);
const done = z.object({ done: z.literal(true) });
/** What a browser's own interface for passkeys gives and takes; the library behind it checks every part. */
const passkeyData = z.record(z.string(), z.unknown());

export const login = call
  .route({ method: 'POST', path: '/api/auth/login', summary: 'Log in; answers the session user, or the next step' })
  .meta({ access: anyone, limit: 'login' })
  .input(
    z.object({
      usr_email: email,
      usr_password: z.string().min(1).max(200),
      /** From a login at another provider, whose account shall be linked with this one. */
      link: ticket.optional(),
    }),
  )
  .output(z.union([SessionUser, SecondFactorStep]))
  .errors(refusals('login-failed', 'too-many-tries', 'account-suspended', 'link-refused'));

export const secondFactor = call
  .route({ method: 'POST', path: '/api/auth/second-factor', summary: 'The second step of a login: a code of the app' })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object({ ticket, code: z.string().trim().min(6).max(30) }))
  .output(SessionUser)
  .errors(refusals('factor-wrong', 'step-over', 'too-many-tries'));

export const askPasskey = call
  .route({ method: 'POST', path: '/api/auth/ask-passkey', summary: 'A challenge for a passkey' })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object({ ticket: ticket.optional() }))
  .output(z.object({ ticket: z.string(), options: passkeyData }))
  .errors(refusals('step-over', 'too-many-tries', 'passkeys-need-a-name'));

export const passkeyLogin = call
  .route({ method: 'POST', path: '/api/auth/passkey-login', summary: 'Log in with a passkey, or go on with it' })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object({ ticket, response: passkeyData }))
  .output(SessionUser)
  .errors(refusals('passkey-wrong', 'step-over', 'too-many-tries', 'account-suspended'));

export const beginOutside = call
  .route({ method: 'POST', path: '/api/auth/begin-outside', summary: 'The address of the provider to log in with' })
  .meta({ access: anyone, limit: 'login' })
  .output(z.object({ url: z.string(), binding: z.string() }))
  .errors(refusals('outside-not-set-up', 'outside-failed', 'too-many-tries'));

export const finishOutside = call
  .route({ method: 'POST', path: '/api/auth/finish-outside', summary: 'Log in as who came back from the provider' })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object({ query: z.string().max(4000), binding: ticket }))
  .output(z.union([SessionUser, SecondFactorStep, LinkStep]))
  .errors(
    refusals(
      'outside-not-set-up',
      'outside-failed',
      'outside-unknown',
      'account-suspended',
      'step-over',
      'too-many-tries',
    ),
  );

export const logout = call
  .route({ method: 'POST', path: '/api/auth/logout', summary: 'Log out' })
  .meta({ access: sessionOrLink, limit: 'act' })
  .output(done)
  .errors({});

export const registrationChallenge = call
  .route({
    method: 'POST',
    path: '/api/portal/registration-challenge',
    summary: 'A puzzle to solve before registering: costs a person nothing, a flood of robots much',
  })
  .meta({ access: anyone, limit: 'code' })
  .output(z.object({ challenge: z.string(), bits: z.int() }))
  .errors({});

export const signIn = {
  login,
  secondFactor,
  askPasskey,
  passkeyLogin,
  beginOutside,
  finishOutside,
  logout,
  registrationChallenge,
};
