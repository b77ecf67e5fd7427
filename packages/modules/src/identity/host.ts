export { identityAnswers } from './http.ts';
export type { IdentityNeeds, SessionUserView } from './ports.ts';
export { namesOf } from './queries/names-of.ts';
export { writtenTo } from './queries/written-to.ts';
export { describePerson } from './store/describe-person.ts';
export { keepTicket } from './store/one-time-code.ts';
