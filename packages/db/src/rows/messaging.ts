import type { Language } from '@naskhah/kernel/language';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

type MailTexts = Record<Language, { subject: string; body: string }>;

export type TemplateRow = {
  id: string;
  event: string;
  journal_id: string | null;
  language: Language;
  subject: string;
  body: string;
  version: Generated<number>;
};

export type TemplateVersionRow = {
  id: string;
  event: string;
  journal_id: string | null;
  number: number;
  kind: 'saved' | 'restored' | 'reset';
  texts: Json<MailTexts> | null;
  saved_by: string;
  saved_at: Date;
};

export type SilencedEventRow = {
  event: string;
  journal_id: string | null;
  since: Date;
};

export type MailRow = {
  id: string;
  event: string;
  journal_id: string | null;
  subject_type: string | null;
  subject_id: string | null;
  person_id: string | null;
  address: string;
  language: string;
  subject: string;
  body: string;
  state: Generated<'queued' | 'paused' | 'sent' | 'refused' | 'bounced' | 'delivered' | 'complained'>;
  attempts: Generated<number>;
  failure: string | null;
  created_at: Date;
  sent_at: Date | null;
  resent_from: string | null;
  settled_at: Date | null;
  claimed_until: Date | null;
};

export type PausedAddressRow = {
  address: string;
  mail_id: string | null;
  reason: string;
  since: Date;
};

export type PaceRow = {
  single: Generated<boolean>;
  next_at: Date;
};

export type NotificationRow = {
  id: string;
  person_id: string;
  event: string;
  subject_type: string;
  subject_id: string;
  data: JsonWithDefault<Record<string, unknown>>;
  created_at: Date;
  read_at: Date | null;
};

export type PreferenceRow = {
  person_id: string;
  event: string;
  in_app: boolean;
  email: 'now' | 'daily' | 'weekly' | 'off';
};

export type DigestLineRow = {
  id: string;
  person_id: string;
  address: string;
  firstname: string;
  language: Language;
  rhythm: 'daily' | 'weekly';
  line: string;
  created_at: Date;
};

export type MessagingTables = {
  'messaging.template': TemplateRow;
  'messaging.template_version': TemplateVersionRow;
  'messaging.silenced_event': SilencedEventRow;
  'messaging.mail': MailRow;
  'messaging.paused_address': PausedAddressRow;
  'messaging.pace': PaceRow;
  'messaging.notification': NotificationRow;
  'messaging.preference': PreferenceRow;
  'messaging.digest_line': DigestLineRow;
};
