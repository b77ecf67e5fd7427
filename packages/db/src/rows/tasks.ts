import type { TaskKind } from '@naskhah/kernel/task-words';
import type { Generated } from 'kysely';

export type MessageRow = {
  id: string;
  article_id: string | null;
  journal_id: string;
  sender_id: string;
  title: string;
  subject: string;
  body: string;
  by_email: boolean;
  created_at: Date;
  removed_at: Date | null;
};

export type MessageRecipientRow = {
  message_id: string;
  person_id: string;
  read_at: Date | null;
};

export type TaskRow = {
  id: string;
  kind: TaskKind;
  journal_id: string | null;
  article_id: string | null;
  about_id: string | null;
  address: string | null;
  assignee_id: string | null;
  title: Generated<string>;
  note: Generated<string>;
  due: string | null;
  blocking: Generated<boolean>;
  made_by: string | null;
  made_at: Date;
  done_at: Date | null;
  done_by: string | null;
  outcome: Generated<string>;
  version: Generated<number>;
};

export type TasksTables = {
  'tasks.task': TaskRow;
  'tasks.message': MessageRow;
  'tasks.message_recipient': MessageRecipientRow;
};
