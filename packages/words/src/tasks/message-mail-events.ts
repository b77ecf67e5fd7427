import { mailEventsOf, recipients } from '../messaging/mail-event.ts';

export const messageMailEvents = mailEventsOf({
  'message-was-sent': {
    group: 'message',
    name: { en: 'Message about an article', ms: 'Mesej tentang artikel' },
    when: { en: 'Somebody writes a message on an article', ms: 'Seseorang menulis mesej pada artikel' },
    to: recipients.chosen,
    variables: ['salutation', 'firstname', 'sender', 'subject', 'message', 'number', 'title', 'journal', 'article_url'],
    opens: 'article',
  },
  'journal-message-was-sent': {
    group: 'message',
    name: { en: 'Message to the team of a journal', ms: 'Mesej kepada pasukan jurnal' },
    when: {
      en: 'Somebody writes to people of a journal’s team, or answers',
      ms: 'Seseorang menulis kepada ahli pasukan jurnal, atau membalas',
    },
    to: recipients.chosen,
    variables: ['firstname', 'sender', 'subject', 'message', 'journal', 'messages_url'],
    opens: 'journal-messages',
  },
  'mail-bounced': {
    group: 'message',
    name: { en: 'A mail came back', ms: 'E-mel dipulangkan' },
    when: { en: 'A mail could not be delivered', ms: 'E-mel tidak dapat dihantar' },
    to: recipients.keepers,
    variables: ['salutation', 'firstname', 'address', 'mail_subject', 'portal_url', 'portal_name', 'tasks_url'],
    opens: 'tasks',
  },
  'task-was-given': {
    group: 'message',
    name: { en: 'A task was given', ms: 'Tugasan diberikan' },
    when: {
      en: 'An editor gives a task about an article, or hands it on',
      ms: 'Editor memberikan tugasan tentang artikel, atau menyerahkannya kepada orang lain',
    },
    to: recipients.assigned,
    variables: ['salutation', 'firstname', 'sender', 'task', 'note', 'due', 'number', 'title', 'journal', 'tasks_url'],
    opens: 'tasks',
  },
  digest: {
    group: 'message',
    name: { en: 'Digest', ms: 'Ringkasan' },
    when: { en: 'Each day or week, for who prefers that', ms: 'Setiap hari atau minggu, bagi yang memilihnya' },
    to: recipients.person,
    variables: ['salutation', 'firstname', 'lines', 'portal_url', 'portal_name'],
    ofPlatform: true,
  },
});
