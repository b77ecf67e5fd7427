import { mails } from '../messaging/mails.ts';

/** Mails about the registration of a journal. */
export const journalMails = mails({
  'journal-submitted': {
    en: {
      subject: 'New journal to verify: {{journal}}',
      body: 'Dear {{salutation}},\n\n{{applicant}} has submitted the registration of {{journal}} for verification.\n\n{{record_url}}',
    },
    ms: {
      subject: 'Jurnal baharu untuk disahkan: {{journal}}',
      body: '{{salutation}} yang dihormati,\n\n{{applicant}} telah menghantar pendaftaran {{journal}} untuk pengesahan.\n\n{{record_url}}',
    },
  },
  'board-consent': {
    en: {
      subject: 'Do you stand on the editorial board of {{journal}}?',
      body: 'Dear {{name}},\n\n{{journal}} names you on its editorial board: {{board_role}}.\n\nPlease say here whether you agree: {{consent_url}}\n\nThe link is yours alone, serves once and needs no account. Readers see your name only if you agree.',
    },
    ms: {
      subject: 'Adakah anda ahli sidang editor {{journal}}?',
      body: '{{name}} yang dihormati,\n\n{{journal}} menamakan anda dalam sidang editornya: {{board_role}}.\n\nSila nyatakan di sini sama ada anda bersetuju: {{consent_url}}\n\nPautan ini untuk anda sahaja, digunakan sekali dan tidak memerlukan akaun. Pembaca melihat nama anda hanya jika anda bersetuju.',
    },
  },
  'journal-thread': {
    en: {
      subject: '{{sender}} writes about {{journal}}',
      body: 'Dear {{salutation}},\n\n{{sender}} writes about the registration of {{journal}}:\n\n{{message}}\n\n{{record_url}}',
    },
    ms: {
      subject: '{{sender}} menulis tentang {{journal}}',
      body: '{{salutation}} yang dihormati,\n\n{{sender}} menulis tentang pendaftaran {{journal}}:\n\n{{message}}\n\n{{record_url}}',
    },
  },
  'journal-verified': {
    en: {
      subject: '{{journal}} is verified',
      body: 'Dear {{salutation}},\n\n{{journal}} has been verified and can take submissions now.\n\n{{reason}}\n\n{{portal_url}}',
    },
    ms: {
      subject: '{{journal}} telah disahkan',
      body: '{{salutation}} yang dihormati,\n\n{{journal}} telah disahkan dan kini boleh menerima penghantaran.\n\n{{reason}}\n\n{{portal_url}}',
    },
  },
  'journal-returned': {
    en: {
      subject: '{{journal}}: please complete the registration',
      body: 'Dear {{salutation}},\n\nThe registration of {{journal}} was returned to you:\n\n{{reason}}\n\n{{portal_url}}',
    },
    ms: {
      subject: '{{journal}}: sila lengkapkan pendaftaran',
      body: '{{salutation}} yang dihormati,\n\nPendaftaran {{journal}} dikembalikan kepada anda:\n\n{{reason}}\n\n{{portal_url}}',
    },
  },
  'journal-rejected': {
    en: {
      subject: '{{journal}}: our decision',
      body: 'Dear {{salutation}},\n\nThe registration of {{journal}} was not accepted:\n\n{{reason}}',
    },
    ms: {
      subject: '{{journal}}: keputusan kami',
      body: '{{salutation}} yang dihormati,\n\nPendaftaran {{journal}} tidak diterima:\n\n{{reason}}',
    },
  },
});
