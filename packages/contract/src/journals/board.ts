import { boardConsents, boardRoles } from '@naskhah/kernel/board';
import * as z from 'zod';
import { anyone, call, refusals, session } from '../call.ts';
import { code, coded } from '../coded.ts';
import { day, moment, shortText, uuid, version } from '../fields.ts';

const BoardMember = z.object({
  id: uuid,
  role: z.enum(boardRoles),
  name: z.string(),
  /** Of who keeps the board alone; null to everybody else. */
  email: z.string().nullable(),
  orcid: z.string().nullable(),
  affiliation: z.string(),
  ror: z.string().nullable(),
  country: coded('country').nullable(),
  term_from: day.nullable(),
  term_to: day.nullable(),
  consent: z.enum(boardConsents),
  consent_word: z.string(),
  asked_at: moment.nullable(),
  answered_at: moment.nullable(),
  /** Has an account of the portal, since they agreed from its address. */
  has_account: z.boolean(),
  version: z.int(),
});

const Board = z.object({ journal_id: uuid, members: z.array(BoardMember), can: z.object({ edit: z.boolean() }) });

const getEditorialBoard = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/get-editorial-board',
    summary: 'The editorial board in its order; who did not agree is shown to who keeps it alone',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ journal_id: uuid }))
  .output(Board)
  .errors(refusals('journal-not-found'));

const MemberForm = z.object({
  role: z.enum(boardRoles).optional(),
  name: shortText.optional(),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)).nullable().optional(),
  orcid: z.string().trim().max(40).nullable().optional(),
  affiliation: z.string().trim().max(300).optional(),
  ror: z
    .string()
    .regex(/^https:\/\/ror\.org\/0[a-z0-9]{8}$/, 'not-a-ror')
    .nullable()
    .optional(),
  country: code('country').nullable().optional(),
  term_from: day.nullable().optional(),
  term_to: day.nullable().optional(),
});

const saveEditorialBoard = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/save-editorial-board',
    summary:
      'Add somebody to the board, or change their entry; with an address they are asked by mail whether they agree',
  })
  .meta({ access: session, limit: 'act' })
  .input(MemberForm.extend({ journal_id: uuid, id: uuid, version: version.optional() }))
  .output(Board)
  .errors(
    refusals(
      'journal-not-found',
      'not-allowed',
      'member-not-found',
      'stale-version',
      'another-content',
      'member-incomplete',
      'orcid-wrong',
      'term-ends-before',
      'board-full',
    ),
  );

const deleteEditorialBoard = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/delete-editorial-board',
    summary: 'Take somebody off the board',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ journal_id: uuid, id: uuid, version }))
  .output(Board)
  .errors(refusals('journal-not-found', 'not-allowed', 'member-not-found', 'stale-version'));

const orderEditorialBoard = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/order-editorial-board',
    summary: 'The order in which the board is shown: all of its people, each once',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ journal_id: uuid, order: z.array(uuid).max(200) }))
  .output(Board)
  .errors(refusals('journal-not-found', 'not-allowed', 'other-members'));

const askBoardMember = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/ask-board-member',
    summary: 'Ask somebody on the board once more, by a fresh link',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ journal_id: uuid, id: uuid }))
  .output(Board)
  .errors(refusals('journal-not-found', 'not-allowed', 'member-not-found', 'address-missing', 'consent-answered'));

const Consent = z.object({
  journal_name_en: z.string(),
  journal_name_ms: z.string(),
  publisher: z.string(),
  name: z.string(),
  role: z.enum(boardRoles),
  affiliation: z.string(),
  term_from: day.nullable(),
  term_to: day.nullable(),
});
const link = { token: z.string().min(20).max(200) };

const readBoardConsent = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/read-board-consent',
    summary: 'What the link of the mail asks; reading changes nothing',
  })
  .meta({ access: anyone, limit: 'login', statements: 3 })
  .input(z.object(link))
  .output(Consent)
  .errors(refusals('link-used', 'too-many-tries'));

const answerBoardConsent = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/answer-board-consent',
    summary: 'Agree to stand on the board, or decline with a word; the link serves once',
  })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object({ ...link, agree: z.boolean(), word: z.string().trim().max(1000).default('') }))
  .output(z.object({ consent: z.enum(['agreed', 'declined']) }))
  .errors(refusals('link-used', 'too-many-tries'));

/** The editorial board, and the consent of who stands on it. */
export const boardCalls = {
  getEditorialBoard,
  saveEditorialBoard,
  deleteEditorialBoard,
  orderEditorialBoard,
  askBoardMember,
  readBoardConsent,
  answerBoardConsent,
};
