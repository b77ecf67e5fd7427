import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type SecondFactorRow = {
  person_id: string;
  secret: Buffer;
  last_step: number;
  since: Date;
};

export type RecoveryCodeRow = {
  person_id: string;
  code_hash: Buffer;
  used_at: Date | null;
};

export type PasskeyRow = {
  id: string;
  person_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  label: string;
  created_at: Date;
  last_used_at: Date | null;
};

export type ApiKeyRow = {
  id: string;
  person_id: string;
  token_hash: Buffer;
  label: string;
  scope: 'read' | 'write';
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

export type OutsideAccountRow = {
  issuer: string;
  subject: string;
  person_id: string;
  linked_at: Date;
};

export type PendingStepRow = {
  token_hash: Buffer;
  kind: string;
  person_id: string | null;
  data: JsonWithDefault<Record<string, string>>;
  expires_at: Date;
};

export type SignInTables = {
  'identity.second_factor': SecondFactorRow;
  'identity.recovery_code': RecoveryCodeRow;
  'identity.passkey': PasskeyRow;
  'identity.api_key': ApiKeyRow;
  'identity.outside_account': OutsideAccountRow;
  'identity.pending_step': PendingStepRow;
};
