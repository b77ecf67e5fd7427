export { messagingAnswers } from './http.ts';
export { sendQueuedMail } from './use-cases/send-queued-mail.ts';
