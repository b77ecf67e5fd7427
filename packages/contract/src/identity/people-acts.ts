import * as z from 'zod';
import { call, platform, refusals, session } from '../call.ts';
import { email, shortText, uuid, version } from '../fields.ts';

const done = z.object({ done: z.literal(true) });
const admin = { access: platform('admin'), limit: 'act' } as const;
const identity = (act: string, summary: string) =>
  call.route({ method: 'POST', path: `/api/admin/identity/${act}`, summary });

export const addEmail = identity('add-email', 'Ask a person to confirm a further address as theirs')
  .meta(admin)
  .input(z.object({ usr_id: uuid, email }))
  .output(done)
  .errors(refusals('person-not-found', 'email-taken', 'email-had-already', 'too-many-emails'));

export const confirmOwnEmail = identity('confirm-own-email', 'Confirm an address by the link that was mailed to it')
  .meta({ access: session, limit: 'code' })
  .input(z.object({ token: z.string().min(20).max(200) }))
  .output(z.object({ email: z.string() }))
  .errors(refusals('link-ended', 'link-of-another', 'email-taken', 'not-while-switched'));

export const makeEmailPrimary = identity(
  'make-email-primary',
  'Write to a person at another of their confirmed addresses',
)
  .meta(admin)
  .input(z.object({ usr_id: uuid, email }))
  .output(done)
  .errors(refusals('person-not-found', 'email-not-found', 'email-unconfirmed'));

export const removeEmail = identity('remove-email', 'Take an address off a person, or take back the asking for it')
  .meta(admin)
  .input(z.object({ usr_id: uuid, email }))
  .output(done)
  .errors(refusals('person-not-found', 'email-not-found', 'email-is-primary'));

export const grantRole = identity('grant-role', 'Give a person a role of the platform')
  .meta(admin)
  .input(z.object({ usr_id: uuid, acl: z.int() }))
  .output(done)
  .errors(refusals('person-not-found', 'role-not-found'));

export const revokeRole = identity('revoke-role', 'Take a role of the platform from a person')
  .meta(admin)
  .input(z.object({ usr_id: uuid, acl: z.int() }))
  .output(done)
  .errors(refusals('person-not-found', 'last-administrator', 'last-role'));

export const suspendPerson = identity('suspend-person', 'Suspend an account, with a reason; its sessions end')
  .meta(admin)
  .input(z.object({ usr_id: uuid, version, reason: shortText }))
  .output(done)
  .errors(refusals('person-not-found', 'stale-version', 'last-administrator', 'not-oneself'));

export const reinstatePerson = identity('reinstate-person', 'Open a suspended account again')
  .meta(admin)
  .input(z.object({ usr_id: uuid, version }))
  .output(done)
  .errors(refusals('person-not-found', 'stale-version'));

export const endSessions = identity('end-sessions', 'End one session of a person, or all of them')
  .meta(admin)
  .input(z.object({ usr_id: uuid, key: z.string().max(64).optional() }))
  .output(z.object({ ended: z.int() }))
  .errors(refusals('person-not-found'));

export const turnOffFactorOfPerson = identity(
  'turn-off-factor-of-person',
  'Turn off the second factor of a person who has lost phone and recovery codes; their sessions end',
)
  .meta(admin)
  .input(z.object({ usr_id: uuid, reason: z.string().trim().min(1).max(2000) }))
  .output(done)
  .errors(refusals('not-by-key', 'not-while-switched', 'person-not-found', 'not-oneself', 'factor-is-off'));

export const anonymisePerson = identity(
  'anonymise-person',
  'Take everything that names a person out of an account, for good',
)
  .meta(admin)
  .input(z.object({ usr_id: uuid, version }))
  .output(done)
  .errors(refusals('person-not-found', 'stale-version', 'last-administrator', 'not-oneself'));

const several = { usr_ids: z.array(uuid).min(1).max(200) };

export const actOnPeople = identity('act-on-people', 'Do one thing to several accounts, each by itself')
  .meta(admin)
  .input(
    z.discriminatedUnion('act', [
      z.object({ act: z.literal('suspend'), ...several, reason: shortText }),
      z.object({ act: z.enum(['reinstate', 'end-sessions', 'remind-to-confirm']), ...several }),
      z.object({ act: z.enum(['grant-role', 'revoke-role']), ...several, acl: z.int() }),
    ]),
  )
  .output(
    z.object({
      done: z.int(),
      /** Each person is an act of its own: some may be done and others refused, and each says why, in the caller's language. */
      results: z.array(z.object({ usr_id: uuid, done: z.boolean(), message: z.string() })),
    }),
  )
  .errors(refusals());

export const peopleActs = {
  actOnPeople,
  addEmail,
  confirmOwnEmail,
  makeEmailPrimary,
  removeEmail,
  grantRole,
  revokeRole,
  suspendPerson,
  reinstatePerson,
  endSessions,
  turnOffFactorOfPerson,
  anonymisePerson,
};
