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

export type TasksTables = {
  'tasks.message': MessageRow;
  'tasks.message_recipient': MessageRecipientRow;
};
