import { type MailEventWords, mailEventsOf, recipients } from '../messaging/mail-event.ts';
import type { Text } from '../text.ts';

const verdict = (name: Text, when: Text): MailEventWords => ({
  group: 'journal',
  name,
  when,
  to: recipients.applicant,
  variables: ['salutation', 'firstname', 'journal', 'reason', 'portal_url', 'portal_name'],
  needed: true,
  ofPlatform: true,
  opens: 'journal',
});

export const journalMailEvents = mailEventsOf({
  'journal-submitted': {
    group: 'journal',
    name: { en: 'New registration of a journal', ms: 'Pendaftaran jurnal baharu' },
    when: { en: 'A registration is submitted for verification', ms: 'Pendaftaran dihantar untuk pengesahan' },
    to: recipients.receivesJournals,
    variables: ['salutation', 'firstname', 'journal', 'applicant', 'record_url', 'portal_url', 'portal_name'],
    ofPlatform: true,
    opens: 'journal',
  },
  'board-consent': {
    group: 'journal',
    name: { en: 'Agree to stand on an editorial board', ms: 'Persetujuan sebagai ahli sidang editor' },
    when: {
      en: 'A journal names somebody on its editorial board, or asks again',
      ms: 'Jurnal menamakan seseorang dalam sidang editornya, atau bertanya semula',
    },
    to: recipients.boardMember,
    variables: ['name', 'journal', 'board_role', 'consent_url', 'portal_name'],
    needed: true,
    ofPlatform: true,
  },
  'journal-thread': {
    group: 'journal',
    name: { en: 'Message between a journal and the secretariat', ms: 'Mesej antara jurnal dengan urus setia' },
    when: {
      en: 'A journal writes to the secretariat, or the secretariat to a journal',
      ms: 'Jurnal menulis kepada urus setia, atau urus setia kepada jurnal',
    },
    to: recipients.otherSide,
    variables: ['salutation', 'firstname', 'sender', 'journal', 'message', 'record_url', 'portal_url', 'portal_name'],
    ofPlatform: true,
    opens: 'journal',
  },
  'journal-verified': verdict(
    { en: 'Journal verified', ms: 'Jurnal disahkan' },
    { en: 'The secretariat verifies a journal', ms: 'Urus setia mengesahkan jurnal' },
  ),
  'journal-returned': verdict(
    { en: 'Registration returned', ms: 'Pendaftaran dikembalikan' },
    { en: 'The secretariat returns a registration', ms: 'Urus setia mengembalikan pendaftaran' },
  ),
  'journal-rejected': verdict(
    { en: 'Registration not accepted', ms: 'Pendaftaran tidak diterima' },
    { en: 'The secretariat rejects a registration', ms: 'Urus setia menolak pendaftaran' },
  ),
});
