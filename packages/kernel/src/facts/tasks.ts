type OfTask<Data = unknown> = { about: 'article' | 'person' | 'portal'; data: { task: string } & Data };

export type TasksFacts = {
  'message-was-sent': { about: 'article' | 'journal'; data: { message: string; recipients: string[] } };
  'message-was-taken-back': { about: 'article' | 'journal'; data: { message: string } };
  'task-was-given': OfTask<{ person: string }>;
  'task-was-changed': OfTask<{ person: string }>;
  'task-was-done': OfTask;
  'task-was-taken-back': OfTask;
  'task-was-opened': OfTask<{ mail: string }>;
  'task-was-closed': OfTask;
};
