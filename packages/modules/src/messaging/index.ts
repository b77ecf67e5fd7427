export type { MailReport } from './domain/mail-report.ts';
export { renderTemplate, renderWritten } from './domain/render-template.ts';
export { withoutSecrets } from './domain/without-secrets.ts';
export type { Enqueue, Keeper, MessagingNeeds, Recipient, SendMail } from './ports.ts';
export { silencedEvents } from './queries/silenced-events.ts';
export { templateFor } from './store/template.ts';
export { type MailOrder, queueMail } from './use-cases/queue-mail.ts';
export { switchMail } from './use-cases/switch-mail.ts';
