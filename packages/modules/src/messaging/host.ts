export { messagingAnswers } from './http.ts';
export { mailsOfMerged } from './reactions/accounts-merged.ts';
export { mailsOfAnonymised } from './reactions/person-anonymised.ts';
export { markQueuedAsSent } from './store/sent-mail.ts';
export { sendQueuedMail } from './use-cases/send-queued-mail.ts';
