import type { LocalizedText } from '@naskhah/kernel/language';
import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

/** Text size (index of its level) and light or dark, as far as they were chosen. */
export type Appearance = { text_size?: number; theme?: 'light' | 'dark' | 'auto' };

export type PersonRow = {
  id: string;
  name: string;
  firstname: string;
  family: string | null;
  language: Generated<'en' | 'ms'>;
  orcid: string | null;
  orcid_verified_at: Date | null;
  country: string | null;
  phone: string | null;
  biography: JsonWithDefault<LocalizedText>;
  interests: Generated<string[]>;
  languages: Generated<string[]>;
  password_hash: string | null;
  status: Generated<'unconfirmed' | 'active' | 'suspended' | 'merged' | 'anonymised'>;
  status_reason: string | null;
  merged_into: string | null;
  role_in_use: Generated<number>;
  profile_completed_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  version: Generated<number>;
  appearance: ColumnType<Appearance | null, string | null | undefined, string | null>;
};

export type EmailRow = {
  address: string;
  person_id: string;
  is_primary: Generated<boolean>;
  confirmed_at: Date | null;
};

export type AffiliationRow = {
  id: string;
  person_id: string;
  organisation: string;
  ror: string | null;
  department: string | null;
  country: string | null;
  starts_on: string | null;
  ends_on: string | null;
  is_primary: Generated<boolean>;
};

export type RoleHeldRow = {
  person_id: string;
  acl: number;
  granted_at: Date;
  granted_by: string | null;
};

export type SessionRow = {
  token_hash: Buffer;
  person_id: string;
  behind_id: string | null;
  reason: string | null;
  kind: Generated<'person' | 'link'>;
  scope_id: string | null;
  user_agent: string | null;
  created_at: Date;
  expires_at: Date;
  language: 'en' | 'ms' | null;
  id: Generated<string>;
  seen_at: Date | null;
  address: string | null;
  role: Generated<number | null>;
  role_behind: Generated<number | null>;
};

export type OneTimeCodeRow = {
  id: string;
  address: string;
  purpose: 'reset-password' | 'confirm-email';
  code_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type TicketRow = {
  token_hash: Buffer;
  person_id: string | null;
  purpose: 'reset-password' | 'update-profile' | 'first-administrator';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type AttemptRow = {
  kind: string;
  key: string;
  at: Date;
};

export type IdentityTables = {
  'identity.person': PersonRow;
  'identity.email': EmailRow;
  'identity.affiliation': AffiliationRow;
  'identity.role_held': RoleHeldRow;
  'identity.session': SessionRow;
  'identity.one_time_code': OneTimeCodeRow;
  'identity.ticket': TicketRow;
  'identity.attempt': AttemptRow;
};
