import type { Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';

/** Sends one mail to the next server; 'refused' is final, a thrown error is tried again. */
export type SendMail = (mail: {
  id: string;
  address: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<'sent' | { refused: string }>;

/** Queues a job in the caller's transaction. */
export type Enqueue = (trx: Trx, queue: 'send-mail', data: { id: string }) => Promise<void>;

export type Recipient = { personId: string | null; address: string; language: Language };

export type MessagingNeeds = { clock: () => Date; newId: () => string; enqueue: Enqueue };
