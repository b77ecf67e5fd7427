export { isDue } from './domain/note-of-use.ts';
export type { OrcidLink, OutsideLogin, Passkeys, SignInServices, Site, Totp } from './ports-of-sign-in.ts';
export { noteKeyUse } from './store/api-key.ts';
export { countAttempt } from './store/attempts.ts';
export { insertPerson, type NewPerson } from './store/person.ts';
export { profileLink } from './store/profile-link.ts';
export { hashPassword, keyedHash } from './store/secrets.ts';
export { endLinkSessions, insertSession, noteSessionUse } from './store/session.ts';
