import * as z from 'zod';
import { anyone, browser, call, refusals } from '../call.ts';
import { language } from '../fields.ts';
import { Appearance, DemoWorld, OutsideLogins, SessionUser } from './views.ts';

const done = z.object({ done: z.literal(true) });

export const currentSession = call
  .route({ method: 'GET', path: '/api/auth/session', summary: 'The session user, or null without a session' })
  .meta({ access: anyone, limit: 'read', statements: 1 })
  .output(z.object({ user: SessionUser.nullable(), demo: DemoWorld.nullable(), outside: OutsideLogins }))
  .errors({});

export const changeRole = call
  .route({ method: 'POST', path: '/api/auth/change-role', summary: 'Use another of the roles held' })
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ usr_acl: z.int() }))
  .output(SessionUser)
  .errors(refusals('role-not-held'));

export const changeLanguage = call
  .route({
    method: 'POST',
    path: '/api/auth/change-language',
    summary: 'Be answered in another language in this session',
  })
  .meta({ access: browser, limit: 'act', statements: 1 })
  .input(z.object({ language }))
  .output(done)
  .errors({});

export const changeAppearance = call
  .route({
    method: 'POST',
    path: '/api/auth/change-appearance',
    summary: 'Keep text size and theme with the account; what is left out stays',
  })
  .meta({ access: browser, limit: 'act', statements: 1 })
  .input(Appearance)
  .output(done)
  .errors({});
