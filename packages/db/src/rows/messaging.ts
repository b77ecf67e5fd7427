import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type TemplateRow = {
  id: string;
  event: string;
  journal_id: string | null;
  language: 'en' | 'ms';
  subject: string;
  body: string;
  version: Generated<number>;
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
  state: Generated<'queued' | 'sent' | 'refused' | 'bounced' | 'delivered' | 'complained'>;
  attempts: Generated<number>;
  failure: string | null;
  created_at: Date;
  sent_at: Date | null;
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

export type MessagingTables = {
  'messaging.template': TemplateRow;
  'messaging.mail': MailRow;
  'messaging.notification': NotificationRow;
};
