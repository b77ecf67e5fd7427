export { identityAnswers } from './http.ts';
export { peopleAnswers } from './people-http.ts';
export type { InvitingNeeds } from './people-ports.ts';
export type { IdentityNeeds, SessionUserView } from './ports.ts';
export { describePerson } from './store/describe-person.ts';
export { foldPersonTally } from './store/fold-person-tally.ts';
export { keepTicket } from './store/one-time-code.ts';
export { invitePerson } from './use-cases/invite-person.ts';
export { purgeUnconfirmed } from './use-cases/purge-unconfirmed.ts';
