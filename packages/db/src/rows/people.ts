import type { Generated } from 'kysely';

export type EmailClaimRow = {
  token_hash: Buffer;
  person_id: string;
  address: string;
  claimed_by: string;
  created_at: Date;
  expires_at: Date;
};

export type InvitationRow = {
  id: string;
  kind: 'register' | 'role' | 'journal';
  address: string;
  name: string;
  language: 'en' | 'ms';
  acl: number | null;
  journal_id: string | null;
  preset_id: string | null;
  message: Generated<string>;
  token_hash: Buffer | null;
  state: Generated<'open' | 'accepted' | 'declined' | 'revoked'>;
  person_id: string | null;
  invited_by: string;
  invited_at: Date;
  sent_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  version: Generated<number>;
};

export type MergeRow = {
  id: string;
  kept_id: string;
  other_id: string;
  kept_hash: Buffer | null;
  other_hash: Buffer | null;
  kept_confirmed_at: Date | null;
  other_confirmed_at: Date | null;
  state: Generated<'open' | 'done' | 'cancelled'>;
  started_by: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
};

export type PersonTallyRow = {
  status: string;
  n: number;
};

export type PeopleTables = {
  'identity.email_claim': EmailClaimRow;
  'identity.invitation': InvitationRow;
  'identity.merge': MergeRow;
  'identity.person_tally': PersonTallyRow;
};
