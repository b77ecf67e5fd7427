import { words } from '../text.ts';

/** Between a journal and the secretariat. */
export const threadWords = words({
  title: { en: 'With the journal', ms: 'Dengan jurnal' },
  titleOfJournal: { en: 'With the secretariat', ms: 'Dengan urus setia' },
  lead: { en: 'The applicant and all who check read this.', ms: 'Dibaca oleh pemohon dan semua yang menyemak.' },
  secretariat: { en: 'Secretariat', ms: 'Urus setia' },
  applicant: { en: 'Journal', ms: 'Jurnal' },
  staffOnly: { en: 'Staff only', ms: 'Urus setia sahaja' },
  none: { en: 'Nobody has written yet.', ms: 'Belum ada mesej.' },
  toJournal: { en: 'Message to the journal', ms: 'Mesej kepada jurnal' },
  toSecretariat: { en: 'Message to the secretariat', ms: 'Mesej kepada urus setia' },
  missing: { en: 'Write a message', ms: 'Tulis mesej' },
  send: { en: 'Send message', ms: 'Hantar mesej' },
  sending: { en: 'Sending the message …', ms: 'Sedang menghantar mesej …' },
  sent: { en: 'Message sent', ms: 'Mesej dihantar' },
  returned: { en: 'What the secretariat asks for', ms: 'Perkara yang diminta oleh urus setia' },
});
