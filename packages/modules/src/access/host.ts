export { accessAnswers } from './http.ts';
export type { AccessNeeds } from './ports.ts';
export { actorOfPerson } from './queries/actor-of-person.ts';
export { actorOfSession } from './queries/actor-of-session.ts';
export { platformRoleLabels } from './queries/platform-role-labels.ts';
export { roleName } from './queries/role-name.ts';
export { sessionUser } from './queries/session-user.ts';
export { presetsOfMerged } from './reactions/accounts-merged.ts';
