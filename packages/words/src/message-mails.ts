import { mails } from './mails.ts';

/** Messages between people, and notices about mail itself. */
export const messageMails = mails({
  'message-was-sent': {
    en: {
      subject: '{{subject}}',
      body: 'Dear {{firstname}},\n\n{{sender}} writes about “{{title}}” ({{number}}) in {{journal}}:\n\n{{message}}\n\nPlease answer on the page of the article: {{article_url}}',
    },
    ms: {
      subject: '{{subject}}',
      body: '{{firstname}} yang dihormati,\n\n{{sender}} menulis tentang “{{title}}” ({{number}}) dalam {{journal}}:\n\n{{message}}\n\nSila balas pada halaman artikel: {{article_url}}',
    },
  },
  'mail-bounced': {
    en: {
      subject: 'A mail to {{address}} came back',
      body: 'Dear {{firstname}},\n\nThe mail “{{mail_subject}}” to {{address}} could not be delivered. Further mails to this address wait until it is confirmed again or released in the mail log.\n\n{{portal_url}}',
    },
    ms: {
      subject: 'E-mel kepada {{address}} dipulangkan',
      body: '{{firstname}} yang dihormati,\n\nE-mel “{{mail_subject}}” kepada {{address}} tidak dapat dihantar. E-mel seterusnya ke alamat ini ditahan sehingga alamat itu disahkan semula atau dilepaskan dalam log e-mel.\n\n{{portal_url}}',
    },
  },
  digest: {
    en: {
      subject: 'What happened at Naskhah',
      body: 'Dear {{firstname}},\n\n{{lines}}\n\nLog in to see more: {{portal_url}}',
    },
    ms: {
      subject: 'Perkembangan di Naskhah',
      body: '{{firstname}} yang dihormati,\n\n{{lines}}\n\nLog masuk untuk maklumat lanjut: {{portal_url}}',
    },
  },
});
