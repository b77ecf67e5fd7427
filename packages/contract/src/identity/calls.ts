import * as z from 'zod';
import { anyone, browser, call, platform, refusals, session } from '../call.ts';
import { code } from '../coded.ts';
import { day, email, familyName, language, shortText, uuid, withFamilyOfName } from '../fields.ts';
import { changeAppearance, changeLanguage, changeRole, currentSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { FoundPerson, Profile, SessionUser } from './views.ts';

const password = z.string().min(12).max(200);
const name = shortText.max(200);
const biography = z.string().trim().max(2000);
/** A trap for robots: people never see it, so it stays empty. */
const honeypot = z.string().max(0).default('');

const whoever = { usr_email: email, usr_password: password, usr_name: name, usr_family: familyName.default(null) };
/** A new account, with what else comes with it. */
const newAccount = <S extends z.ZodRawShape>(more: S) => withFamilyOfName(z.object({ ...whoever, ...more }));

const done = z.object({ done: z.literal(true) });

export const registerUser = call
  .route({ method: 'POST', path: '/api/portal/register-user', summary: 'Register an account' })
  .meta({ access: anyone, limit: 'code' })
  .input(newAccount({ language: language.default('en'), website: honeypot, proof: z.string().max(300).default('') }))
  .output(done)
  .errors(refusals('password-refused', 'proof-missing', 'too-many-tries', 'registration-closed', 'domain-refused'));

export const confirmEmail = call
  .route({ method: 'POST', path: '/api/portal/confirm-email', summary: 'Confirm an e-mail address with its code' })
  .meta({ access: anyone, limit: 'code' })
  .input(
    z.object({
      email,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'six-digits'),
    }),
  )
  .output(SessionUser)
  .errors(refusals('code-wrong', 'too-many-tries'));

export const openProfile = call
  .route({
    method: 'POST',
    path: '/api/portal/open-profile',
    summary: 'Confirm the address by the one-use link of a mail, and start a session to complete the profile',
  })
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ ticket: z.string().min(1).max(200) }))
  .output(SessionUser)
  .errors(refusals('ticket-used'));

const purpose = z.enum(['reset-password', 'confirm-email']);

export const saveOtpCode = call
  .route({ method: 'POST', path: '/api/admin/otp-code/save-otp-code', summary: 'Make a one-time code and mail it' })
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ email, purpose }))
  .output(z.object({ done: z.literal(true), minutes: z.int() }))
  .errors(refusals('too-many-tries'));

export const getOtpCode = call
  .route({
    method: 'POST',
    path: '/api/admin/otp-code/get-otp-code',
    summary: 'Check a code; answers a one-use ticket',
  })
  .meta({ access: anyone, limit: 'code' })
  .input(
    z.object({
      email,
      purpose,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'six-digits'),
    }),
  )
  .output(z.object({ ticket: z.string(), minutes: z.int() }))
  .errors(refusals('code-wrong', 'too-many-tries'));

export const resetPassword = call
  .route({ method: 'POST', path: '/api/admin/otp-code/reset-password', summary: 'Set a new password with a ticket' })
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ ticket: z.string().min(1).max(200), password }))
  .output(done)
  .errors(refusals('ticket-used', 'password-refused', 'too-many-tries'));

export const changeNewPassword = call
  .route({
    method: 'POST',
    path: '/api/profil/change-new-password',
    summary: 'Change the password; other sessions end',
  })
  .meta({ access: browser, limit: 'login' })
  .input(z.object({ old_password: z.string().min(1).max(200), new_password: password }))
  .output(done)
  .errors(refusals('old-password-wrong', 'password-refused', 'not-while-switched', 'too-many-tries'));

export const getProfile = call
  .route({ method: 'POST', path: '/api/admin/identity/get-profile', summary: "The session user's own profile" })
  .meta({ access: session, limit: 'read', statements: 1 })
  .output(Profile)
  .errors({});

export const updateUserProfile = call
  .route({ method: 'POST', path: '/api/profil/update-user-profile', summary: "Save the session user's own profile" })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      version: z.int(),
      usr_name: name.optional(),
      usr_firstname: name.optional(),
      /** Must be the end or the beginning of the name; null: not known. */
      usr_family: familyName.optional(),
      language: language.optional(),
      orcid: z.string().trim().max(40).nullable().optional(),
      country: code('country').nullable().optional(),
      phone: z.string().trim().max(40).nullable().optional(),
      biography: z.object({ en: biography.optional(), ms: biography.optional() }).optional(),
      interests: z.array(code('discipline')).max(30).optional(),
      languages: z.array(code('language')).max(20).optional(),
    }),
  )
  .output(Profile)
  .errors(refusals('stale-version', 'orcid-wrong', 'orcid-taken', 'family-not-in-name'));

export const saveUserAffiliation = call
  .route({
    method: 'POST',
    path: '/api/admin/users/save-user-affliation',
    summary: 'Save the affiliations of the session user',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      affiliations: z
        .array(
          z.object({
            id: uuid,
            organisation: shortText,
            /** What is left out of one that is there stays as it is. */
            ror: z
              .string()
              .regex(/^https:\/\/ror\.org\/0[a-z0-9]{8}$/, 'not-a-ror')
              .nullable()
              .optional(),
            starts_on: day.nullable().optional(),
            ends_on: day.nullable().optional(),
            department: z.string().trim().max(300).nullable().optional(),
            country: code('country').nullable().optional(),
            is_primary: z.boolean().optional(),
          }),
        )
        .max(20),
    }),
  )
  .output(Profile)
  .errors(refusals('two-primary-affiliations', 'input-refused'));

export const adminTicket = call
  .route({
    method: 'POST',
    path: '/api/auth/first-administrator',
    summary: 'Create the first Administrator from the one-use link',
  })
  .meta({ access: anyone, limit: 'code' })
  .input(newAccount({ ticket: z.string().min(1).max(200) }))
  .output(SessionUser)
  .errors(refusals('ticket-used', 'password-refused', 'email-taken', 'too-many-tries'));

export const findPeople = call
  .route({ method: 'POST', path: '/api/auth/find-people', summary: 'People by name or address, to act as one of them' })
  .meta({ access: platform('admin'), limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().min(2).max(100) }))
  .output(z.array(FoundPerson))
  .errors({});

export const switchUser = call
  .route({ method: 'POST', path: '/api/auth/switch-user', summary: 'Act as another person, with a reason' })
  .meta({ access: platform('admin'), limit: 'login' })
  .input(z.object({ usr_id: uuid, reason: shortText }))
  .output(SessionUser)
  .errors(refusals('person-not-found', 'not-into-administrator', 'not-while-switched'));

export const unsetUser = call
  .route({ method: 'POST', path: '/api/auth/unset-user', summary: 'Be oneself again' })
  .meta({ access: browser, limit: 'act' })
  .output(SessionUser)
  .errors(refusals('not-switched'));

export const identity = {
  ...signIn,

  currentSession,
  changeRole,
  changeLanguage,
  changeAppearance,
  registerUser,
  confirmEmail,
  openProfile,
  saveOtpCode,
  getOtpCode,
  resetPassword,
  changeNewPassword,
  getProfile,
  updateUserProfile,
  saveUserAffiliation,
  adminTicket,
  findPeople,
  switchUser,
  unsetUser,
};
