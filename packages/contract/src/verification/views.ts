import { checkVerdicts } from '@naskhah/kernel/forms/answers';
import { findingKinds, machineChecks, machineVerdicts } from '@naskhah/kernel/machine-checks';
import { reasonFields } from '@naskhah/kernel/return-reasons';
import * as z from 'zod';
import { day, uuid } from '../fields.ts';
import { Question } from '../forms/views.ts';
import { JournalState } from '../journals/views.ts';

const Named = z.object({ id: uuid, name: z.string() });

/** A registration in the queue of the secretariat. */
export const WaitingJournal = z.object({
  id: uuid,
  jnl_name: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  abbreviation: z.string(),
  publisher: z.string(),
  applicant: z.string(),
  state: JournalState,
  /** Checked, and passed on to the decision. */
  passed: z.boolean(),
  /** 1 for a registration that is sent for the first time. */
  round: z.int(),
  sent_at: z.string(),
  /** How many working days it has waited. */
  age: z.int(),
  due: day,
  overdue: z.boolean(),
  checker: Named.nullable(),
  items: z.int(),
  answered: z.int(),
  failed: z.int(),
});

/** How much each person of the secretariat has in hand. */
export const CheckerLoad = Named.extend({ open: z.int() });

/** What is said of one item. */
export const CheckAnswer = z.object({
  verdict: z.enum(checkVerdicts).nullable(),
  comment: z.string().max(2000),
});

export const ReturnReason = z.object({
  field: z.enum(reasonFields),
  reason: z.string().trim().max(4000),
});

const Finding = z.object({
  what: z.enum(findingKinds),
  verdict: z.enum(machineVerdicts).nullable(),
  values: z.record(z.string(), z.string()),
});

export const MachineCheck = z.object({
  machine: z.enum(machineChecks),
  verdict: z.enum(machineVerdicts),
  findings: z.array(Finding),
  seen_at: z.string(),
});

/** What a journal and the secretariat have written to each other, as the reader may know it. */
export const Thread = z.object({
  side: z.enum(['journal', 'staff']),
  /** Why the registration came back last, while it is back. */
  returned: z
    .object({
      number: z.int(),
      word: z.string(),
      reasons: z.array(z.object({ field: z.enum(reasonFields), reason: z.string() })),
    })
    .nullable(),
  messages: z.array(
    z.object({
      id: uuid,
      sender: z.string(),
      by_staff: z.boolean(),
      /** Read by the secretariat alone. */
      staff_only: z.boolean(),
      message: z.string(),
      mine: z.boolean(),
      sent_at: z.string(),
    }),
  ),
});

const ChangedField = z.object({ field: z.string(), before: z.string(), now: z.string() });

export const PastRound = z.object({
  number: z.int(),
  sent_at: z.string(),
  outcome: z.enum(['returned', 'rejected', 'verified']),
  decided_at: z.string(),
  word: z.string(),
  reasons: z.array(z.object({ field: z.enum(reasonFields), reason: z.string() })),
});

/** A registration as the secretariat checks it. */
export const CheckingRecord = WaitingJournal.extend({
  version: z.int(),
  days: z.int(),
  checklist: z.object({ form_id: uuid, number: z.int(), published_at: z.string(), questions: z.array(Question) }),
  /** By item. */
  answers: z.record(z.string(), CheckAnswer),
  /** What was said of the items in the round before. */
  before: z.record(z.string(), CheckAnswer),
  machine: z.array(MachineCheck),
  /** The registration as it stands. */
  fields: z.array(z.object({ field: z.string(), value: z.string() })),
  further: z.array(ReturnReason),
  /** What goes back: made from the failed items and the further fields. */
  reasons: z.array(ReturnReason.extend({ items: z.array(uuid) })),
  /** What is otherwise than in the round before. */
  changed: z.array(ChangedField),
  rounds: z.array(PastRound),
  can: z.object({
    check: z.boolean(),
    pass: z.boolean(),
    verify: z.boolean(),
    refuse: z.boolean(),
  }),
});
