export { identityAnswers } from './http.ts';
export { ownSecurityAnswers } from './own-security-http.ts';
export type { IdentityNeeds, SessionUserView } from './ports.ts';
export { describePerson } from './store/describe-person.ts';
export { keepTicket } from './store/one-time-code.ts';
export { sweepSignIn } from './use-cases/sweep-sign-in.ts';
