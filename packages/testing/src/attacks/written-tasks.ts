import { newId } from '@naskhah/kernel/ids';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

/** An editor gives tasks about an article, changes one and says what came of it. */
export const writeTasks = async ({ chief }: Cast, { line, block }: Words, article_id: string): Promise<void> => {
  const path = '/api/admin/tasks/save-task';
  const id = newId();
  const written = () => ({ id, assignee_id: chief.id, title: line(300), note: block(5000) });
  await chief.post(path, { act: 'add', article_id, ...written() });
  await chief.post(path, { act: 'add', article_id, ...written(), id: newId() });
  await chief.post(path, { act: 'change', version: 1, ...written() });
  await chief.post(path, { act: 'done', id, version: 2, outcome: block(5000) });
};
