import { mails } from '../messaging/mails.ts';

/** Messages between people, and notices about mail itself. */
export const messageMails = mails({
  'message-was-sent': {
    en: {
      subject: '{{subject}}',
      body: 'Dear {{salutation}},\n\n{{sender}} writes about “{{title}}” ({{number}}) in {{journal}}:\n\n{{message}}\n\nPlease answer on the page of the article: {{article_url}}',
    },
    ms: {
      subject: '{{subject}}',
      body: '{{salutation}} yang dihormati,\n\n{{sender}} menulis tentang “{{title}}” ({{number}}) dalam {{journal}}:\n\n{{message}}\n\nSila balas pada halaman artikel: {{article_url}}',
    },
  },
  'journal-message-was-sent': {
    en: {
      subject: '{{subject}}',
      body: 'Dear {{firstname}},\n\n{{sender}} writes to the team of {{journal}}:\n\n{{message}}\n\nPlease answer on the page of the journal’s messages: {{messages_url}}',
    },
    ms: {
      subject: '{{subject}}',
      body: '{{firstname}} yang dihormati,\n\n{{sender}} menulis kepada pasukan {{journal}}:\n\n{{message}}\n\nSila balas pada halaman mesej jurnal: {{messages_url}}',
    },
  },
  'mail-bounced': {
    en: {
      subject: 'A mail to {{address}} came back',
      body: 'Dear {{salutation}},\n\nThe mail “{{mail_subject}}” to {{address}} could not be delivered. Further mails to this address wait until it is confirmed again or released by an Administrator. A task of yours waits for it: {{tasks_url}}',
    },
    ms: {
      subject: 'E-mel kepada {{address}} dipulangkan',
      body: '{{salutation}} yang dihormati,\n\nE-mel “{{mail_subject}}” kepada {{address}} tidak dapat dihantar. E-mel seterusnya ke alamat ini ditahan sehingga alamat itu disahkan semula atau dilepaskan oleh Pentadbir. Satu tugasan anda menunggu: {{tasks_url}}',
    },
  },
  'task-was-given': {
    en: {
      subject: 'A task for you: {{task}}',
      body: 'Dear {{salutation}},\n\n{{sender}} gives you a task about “{{title}}” ({{number}}) in {{journal}}:\n\n{{task}}\n{{note}}\n\nDue: {{due}}\n\nSay here when it is done: {{tasks_url}}',
    },
    ms: {
      subject: 'Tugasan untuk anda: {{task}}',
      body: '{{salutation}} yang dihormati,\n\n{{sender}} memberi anda tugasan tentang “{{title}}” ({{number}}) dalam {{journal}}:\n\n{{task}}\n{{note}}\n\nTarikh akhir: {{due}}\n\nMaklumkan di sini apabila selesai: {{tasks_url}}',
    },
  },
  digest: {
    en: {
      subject: 'What happened at {{portal_name}}',
      body: 'Dear {{salutation}},\n\n{{lines}}\n\nLog in to see more: {{portal_url}}',
    },
    ms: {
      subject: 'Perkembangan di {{portal_name}}',
      body: '{{salutation}} yang dihormati,\n\n{{lines}}\n\nLog masuk untuk maklumat lanjut: {{portal_url}}',
    },
  },
});
