export { identityAnswers } from './http.ts';
export { ownSecurityAnswers } from './own-security-http.ts';
export type { IdentityNeeds, SessionUserView } from './ports.ts';
export { namesOf } from './queries/names-of.ts';
export { writtenTo } from './queries/written-to.ts';
export { describePerson } from './store/describe-person.ts';
export { keepTicket } from './store/one-time-code.ts';
export { sweepSignIn } from './use-cases/sweep-sign-in.ts';
