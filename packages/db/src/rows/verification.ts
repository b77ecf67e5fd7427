import type { Finding, MachineCheck, MachineVerdict } from '@naskhah/kernel/machine-checks';
import type { ReasonField } from '@naskhah/kernel/return-reasons';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

/** A field of a registration as it was sent: words and numbers as a reader compares them. */
export type SentField = { field: string; value: string };

/** What the journal has to do about a field. */
export type FieldReason = { field: ReasonField; reason: string };

export type RoundRow = {
  id: string;
  journal_id: string;
  number: number;
  sent_at: Date;
  sent_by: string | null;
  snapshot: Json<SentField[]>;
  due: string;
  checker_id: string | null;
  further: JsonWithDefault<FieldReason[]>;
  passed_at: Date | null;
  passed_by: string | null;
  outcome: 'returned' | 'rejected' | 'verified' | null;
  word: Generated<string>;
  decided_at: Date | null;
  decided_by: string | null;
  version: Generated<number>;
};

export type MachineCheckRow = {
  round_id: string;
  machine: MachineCheck;
  verdict: MachineVerdict;
  findings: Json<Finding[]>;
  seen_at: Date;
};

export type VerificationMessageRow = {
  id: string;
  journal_id: string;
  sender_id: string;
  by_staff: boolean;
  staff_only: boolean;
  body: string;
  sent_at: Date;
};

export type VerificationTables = {
  'verification.round': RoundRow;
  'verification.machine_check': MachineCheckRow;
  'verification.message': VerificationMessageRow;
};
