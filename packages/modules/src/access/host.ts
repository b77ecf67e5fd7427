export { registrationFault } from './domain/portal-settings.ts';
export { accessAnswers } from './http.ts';
export { portalSettingAnswers } from './portal-setting-http.ts';
export type { AccessNeeds } from './ports.ts';
export { actorOfPerson } from './queries/actor-of-person.ts';
export { actorOfSession } from './queries/actor-of-session.ts';
export { platformRoleLabels } from './queries/platform-role-labels.ts';
export { sessionUser } from './queries/session-user.ts';
export { portalSettings } from './store/portal-settings.ts';
