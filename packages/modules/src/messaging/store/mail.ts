import type { Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';

export type NewMail = {
  id: string;
  event: string;
  journal: string | null;
  subject: { type: string; id: string } | undefined;
  personId: string | null;
  address: string;
  language: Language;
  line: string;
  body: string;
  state: 'queued' | 'paused';
  at: Date;
  resentFrom?: string;
};

export const insertMail = async (trx: Trx, mail: NewMail): Promise<void> => {
  await trx
    .insertInto('messaging.mail')
    .values({
      id: mail.id,
      event: mail.event,
      journal_id: mail.journal,
      subject_type: mail.subject?.type ?? null,
      subject_id: mail.subject?.id ?? null,
      person_id: mail.personId,
      address: mail.address,
      language: mail.language,
      subject: mail.line,
      body: mail.body,
      state: mail.state,
      created_at: mail.at,
      resent_from: mail.resentFrom ?? null,
    })
    .execute();
};
