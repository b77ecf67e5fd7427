export { firstnameOf } from './domain/person-name.ts';
export { countAttempt } from './store/attempts.ts';
export { insertPerson, type NewPerson } from './store/person.ts';
export { hashPassword, keyedHash } from './store/secrets.ts';
export { endLinkSessions, insertSession } from './store/session.ts';
