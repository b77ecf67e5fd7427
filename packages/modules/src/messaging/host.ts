export { messagingAnswers } from './http.ts';
export { markQueuedAsSent } from './store/sent-mail.ts';
export { sendQueuedMail } from './use-cases/send-queued-mail.ts';
