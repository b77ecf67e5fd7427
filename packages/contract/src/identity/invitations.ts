import * as z from 'zod';
import { anyone, call, journal, platform, refusals, session } from '../call.ts';
import {
  email,
  familyName,
  language,
  listOf,
  listQuery,
  moment,
  shortText,
  uuid,
  withFamilyOfName,
} from '../fields.ts';
import { inviteListToTeam } from './team-list.ts';
import { SessionUser } from './views.ts';

const done = z.object({ done: z.literal(true) });
const token = z.string().min(20).max(200);

export const invitationKinds = ['register', 'role', 'journal', 'review', 'authorship', 'evaluate'] as const;
export const invitationStates = ['open', 'accepted', 'declined', 'revoked', 'expired'] as const;
const Names = z.object({ en: z.string(), ms: z.string() });

export const InvitationRow = z.object({
  id: uuid,
  kind: z.enum(invitationKinds),
  state: z.enum(invitationStates),
  name: z.string(),
  email: z.string(),
  /** The role, the journal, or the article with its journal. */
  to: Names.nullable(),
  /** As what to a journal; null for all else, and where the preset was deleted. */
  preset: Names.nullable(),
  article: z.object({ id: uuid, number: z.string(), title: z.string(), title_lang: z.string() }).nullable(),
  invited_by: z.string().nullable(),
  sent_at: moment,
  expires_at: moment.nullable(),
  answered_at: moment.nullable(),
  can: z.object({ resend: z.boolean(), revoke: z.boolean(), answer: z.boolean(), open_review: z.boolean() }),
});

const filters = z
  .object({
    view: z.enum(['mine', 'all', 'team']).default('mine'),
    /** Whose team: of the view `team` alone. */
    journal_id: uuid.optional(),
    kind: z.array(z.enum(invitationKinds)).default([]),
    state: z.array(z.enum(invitationStates)).default([]),
  })
  .default({ view: 'mine', kind: [], state: [] });

export const listInvitations = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/list-invitations',
    summary: 'Invitations of every kind: one’s own, those to a journal’s team, and all of them for an Administrator',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(listQuery(filters, ['-sent', 'sent']))
  .output(listOf(InvitationRow))
  .errors(refusals('not-allowed', 'journal-not-found'));

const what = {
  id: uuid,
  email,
  name: z.string().trim().max(200).default(''),
  language: language.default('en'),
  message: z.string().trim().max(2000).default(''),
};

export const invitePerson = call
  .route({
    method: 'POST',
    path: '/api/admin/identity/invite-person',
    summary: 'Invite somebody to register, to take a role, or to manage a journal',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('register'), ...what }),
      z.object({ kind: z.literal('role'), acl: z.int(), ...what }),
      z.object({ kind: z.literal('journal'), journal_id: uuid, ...what }),
    ]),
  )
  .output(z.object({ id: uuid }))
  .errors(
    refusals(
      'another-content',
      'already-registered',
      'invited-already',
      'role-held-already',
      'role-not-found',
      'journal-not-found',
      'preset-not-found',
      'person-name-missing',
      'not-allowed',
    ),
  );

const one = (act: string, summary: string) =>
  call.route({ method: 'POST', path: `/api/admin/identity/${act}`, summary });

const managers = journal('team_management');

export const inviteToTeam = one('invite-to-team', 'Invite somebody to a preset of a journal, never beyond one’s own')
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ ...what, name: shortText.max(200), journal_id: uuid, preset_id: uuid }))
  .output(z.object({ id: uuid }))
  .errors(
    refusals(
      'another-content',
      'journal-not-found',
      'preset-not-found',
      'beyond-own-access',
      'preset-held-already',
      'invited-already',
      'not-while-switched',
      'not-by-key',
    ),
  );

const notAtHand = ['invitation-not-found', 'beyond-own-access', 'not-while-switched', 'not-by-key'] as const;

export const resendInvitation = one('resend-invitation', 'Mail an invitation again, with a fresh link')
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals(...notAtHand, 'invitation-answered', 'preset-deleted'));

export const revokeInvitation = one('revoke-invitation', 'Take an invitation back')
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals(...notAtHand, 'invitation-answered'));

export const answerInvitation = one('answer-invitation', 'Accept or decline an invitation to an address of one’s own')
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, answer: z.enum(['accepted', 'declined']) }))
  .output(done)
  .errors(
    refusals(
      'invitation-not-found',
      'invitation-answered',
      'invitation-expired',
      'preset-deleted',
      'inviter-cannot-give',
      'not-while-switched',
      'not-by-key',
    ),
  );

const InvitationAsked = z.object({
  kind: z.enum(['register', 'role', 'journal']),
  state: z.enum(invitationStates),
  email: z.string(),
  name: z.string(),
  message: z.string(),
  to: Names.nullable(),
  preset: Names.nullable(),
  invited_by: z.string(),
  expires_at: moment,
  /** Whether the address belongs to an account already, and whether the caller is logged in to it. */
  known: z.boolean(),
  own: z.boolean(),
});

export const readInvitation = one('read-invitation', 'What the link of an invitation is about; reading changes nothing')
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ token }))
  .output(InvitationAsked)
  .errors(refusals('link-ended', 'too-many-tries'));

export const acceptInvitation = one(
  'accept-invitation',
  'Accept by the link: a new address makes an account by name and password; a known one must be logged in',
)
  .meta({ access: anyone, limit: 'code' })
  .input(
    withFamilyOfName(
      z.object({
        token,
        usr_name: shortText.max(200).optional(),
        usr_family: familyName.default(null),
        usr_password: z.string().min(12).max(200).optional(),
      }),
    ),
  )
  .output(SessionUser)
  .errors(
    refusals(
      'link-ended',
      'too-many-tries',
      'invitation-answered',
      'invitation-expired',
      'preset-deleted',
      'inviter-cannot-give',
      'log-in-first',
      'person-name-missing',
      'password-refused',
      'not-while-switched',
    ),
  );

export const declineInvitation = one('decline-invitation', 'Decline by the link')
  .meta({ access: anyone, limit: 'code' })
  .input(z.object({ token }))
  .output(done)
  .errors(refusals('link-ended', 'too-many-tries', 'invitation-answered'));

export const invitationActs = {
  invitePerson,
  inviteToTeam,
  inviteListToTeam,
  resendInvitation,
  revokeInvitation,
  answerInvitation,
  readInvitation,
  acceptInvitation,
  declineInvitation,
};
