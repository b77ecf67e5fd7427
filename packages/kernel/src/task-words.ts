/** Why there is a task: somebody gave it, or mail to a person of an article came back. */
export const taskKinds = ['general', 'mail-came-back'] as const;
export type TaskKind = (typeof taskKinds)[number];
