import * as z from 'zod';
import { call, platform, refusals, session } from '../call.ts';
import { listOf, listQuery, uuid, version } from '../fields.ts';
import { JournalRecord } from '../journals/views.ts';
import { CheckAnswer, CheckerLoad, CheckingRecord, ReturnReason, Thread, WaitingJournal } from './views.ts';

const checks = platform('checksJournals');
const at = (name: string) => `/api/admin/verification/${name}` as const;

export const getSubmittedJournal = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-submitted-journal',
    summary: 'The verification queue',
  })
  .meta({ access: checks, limit: 'read', statements: 2 })
  .input(
    listQuery(
      z
        .object({
          /** Being checked, or passed on to the decision. */
          step: z.enum(['checking', 'deciding']).optional(),
          /** Whose: mine, nobody's yet. */
          checker: z.enum(['me', 'nobody']).optional(),
          /** Due before today. */
          overdue: z.boolean().optional(),
        })
        .default({}),
      ['sent', '-sent', 'due', '-due', 'name', '-name'],
    ),
  )
  .output(listOf(WaitingJournal).extend({ load: z.array(CheckerLoad) }))
  .errors({});

export const getChecking = call
  .route({ method: 'POST', path: at('get-checking'), summary: 'A registration as the secretariat checks it' })
  .meta({ access: checks, limit: 'read', statements: 2 })
  .input(z.object({ journal_id: uuid }))
  .output(CheckingRecord)
  .errors(refusals('journal-not-found'));

export const answerCheck = call
  .route({
    method: 'POST',
    path: at('answer-check'),
    summary: 'Answer one item of the checklist; `was` is what its writer saw there',
  })
  .meta({ access: checks, limit: 'act' })
  .input(z.object({ journal_id: uuid, item: uuid, was: CheckAnswer, now: CheckAnswer }))
  .output(CheckingRecord)
  .errors(
    refusals(
      'journal-not-found',
      'journal-not-submitted',
      'item-not-asked',
      'stale-version',
      'answers-wrong',
      'not-while-switched',
    ),
  );

export const runChecks = call
  .route({
    method: 'POST',
    path: at('run-checks'),
    summary: 'Let the machine look at a registration once more; what it saw is kept',
  })
  .meta({ access: checks, limit: 'act' })
  .input(z.object({ journal_id: uuid }))
  .output(CheckingRecord)
  .errors(refusals('journal-not-found', 'not-while-switched'));

export const saveReturnFields = call
  .route({
    method: 'POST',
    path: at('save-return-fields'),
    summary: 'The fields that go back to the journal beside those of failed items, whole',
  })
  .meta({ access: checks, limit: 'act' })
  .input(
    z.object({
      journal_id: uuid,
      was: z.array(ReturnReason).max(60),
      now: z
        .array(ReturnReason.refine(({ reason }) => reason !== '', { path: ['reason'], message: 'required' }))
        .max(60)
        .refine((all) => new Set(all.map(({ field }) => field)).size === all.length, { message: 'field-twice' }),
    }),
  )
  .output(CheckingRecord)
  .errors(refusals('journal-not-found', 'journal-not-submitted', 'stale-version', 'not-while-switched'));

export const verifyJournal = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/verify-journal',
    summary: 'Decide on a registration: pass it on from the check, verify, return with reasons, reject',
  })
  .meta({ access: checks, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      version,
      verdict: z.enum(['passed', 'verified', 'returned', 'rejected']),
      reason: z.string().trim().max(2000).default(''),
    }),
  )
  .output(JournalRecord)
  .errors(
    refusals(
      'journal-not-found',
      'stale-version',
      'journal-not-submitted',
      'journal-not-passed',
      'checks-open',
      'comment-missing',
      'reason-missing',
      'not-while-switched',
    ),
  );

export const getThread = call
  .route({
    method: 'POST',
    path: at('get-thread'),
    summary: 'What a journal and the secretariat have written to each other',
  })
  .meta({ access: session, limit: 'read', statements: 3 })
  .input(z.object({ journal_id: uuid }))
  .output(Thread)
  .errors(refusals('journal-not-found'));

export const saveThread = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/thread/save-thread',
    summary: 'Write to the other side of the conversation, or among the secretariat alone',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      journal_id: uuid,
      message: z.string().trim().min(1).max(10_000),
      staff_only: z.boolean().default(false),
    }),
  )
  .output(Thread)
  .errors(refusals('journal-not-found', 'message-not-found', 'another-content', 'not-allowed', 'not-while-switched'));

export const verification = {
  getThread,
  saveThread,

  getSubmittedJournal,
  getChecking,
  answerCheck,
  runChecks,
  saveReturnFields,
  verifyJournal,
};
