/** One's own e-mail addresses. Whoever changes where a new password is sent to is asked for in person. */
import * as z from 'zod';
import { browser, call, refusals } from '../call.ts';
import { email } from '../fields.ts';
import { SignInMeans } from './views.ts';

const identity = (act: string, summary: string) =>
  call.route({ method: 'POST', path: `/api/admin/identity/${act}`, summary });

export const addOwnEmail = identity(
  'add-own-email',
  'Have a mail sent to a further address of one’s own; its link confirms it',
)
  .meta({ access: browser, limit: 'login' })
  .input(z.object({ email, password: z.string().max(200).default('') }))
  .output(SignInMeans)
  .errors(
    refusals(
      'not-while-switched',
      'old-password-wrong',
      'too-many-tries',
      'person-not-found',
      'email-taken',
      'email-had-already',
      'too-many-emails',
    ),
  );

export const makeOwnEmailPrimary = identity(
  'make-own-email-primary',
  'Be written to at another of one’s own confirmed addresses',
)
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ email }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'person-not-found', 'email-not-found', 'email-unconfirmed'));

export const removeOwnEmail = identity(
  'remove-own-email',
  'Take an address off one’s own account, or take back the asking for it',
)
  .meta({ access: browser, limit: 'act' })
  .input(z.object({ email }))
  .output(SignInMeans)
  .errors(refusals('not-while-switched', 'person-not-found', 'email-not-found', 'email-is-primary'));

export const ownEmails = { addOwnEmail, makeOwnEmailPrimary, removeOwnEmail };
