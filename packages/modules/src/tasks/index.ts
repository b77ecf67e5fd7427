export type { Correspondence, Part, Participant } from './domain/correspondents.ts';
export { taskRights } from './domain/task-rights.ts';
export type { ReturnedMailStanding } from './domain/tasks-of-returned-mail.ts';
export type { TeamCorrespondence, TeamCorrespondent } from './domain/team-correspondents.ts';
export { isHeldUp } from './queries/is-held-up.ts';
