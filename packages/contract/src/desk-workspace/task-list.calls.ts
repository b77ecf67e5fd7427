import { getTask } from '../tasks/task-calls.ts';

export const taskList = { getTask };
