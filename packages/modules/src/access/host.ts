export { accessAnswers } from './http.ts';
export type { AccessNeeds } from './ports.ts';
export { actorOfKey } from './queries/actor-of-key.ts';
export { actorOfPerson } from './queries/actor-of-person.ts';
export { actorOfSession } from './queries/actor-of-session.ts';
export { platformRoleLabels } from './queries/platform-role-labels.ts';
export { sessionUser } from './queries/session-user.ts';
