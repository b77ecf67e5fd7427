import type { TaskKind } from '@naskhah/kernel/task-words';

export type TaskStanding = {
  kind: TaskKind;
  /** Null: any Administrator. */
  assigneeId: string | null;
  madeBy: string | null;
  done: boolean;
};

export type TaskViewer = {
  person: string;
  /** Of the article that the task is about. */
  editor: boolean;
  administrator: boolean;
  /** At a browser, and nobody in their place. */
  inPerson: boolean;
  switched: boolean;
};

/** What somebody may do with a task: who has it, who gave it, and the editors of its article; of what the Administrators have, they. */
export const taskRights = (task: TaskStanding, viewer: TaskViewer) => {
  const mine = task.assigneeId === viewer.person || (task.assigneeId === null && viewer.administrator);
  const given = task.madeBy === viewer.person;
  const sees = mine || given || viewer.editor;
  const acts = sees && !task.done && !viewer.switched;
  return {
    sees,
    mine,
    done: acts && (task.assigneeId !== null || viewer.inPerson),
    change: acts && viewer.editor && task.kind === 'general',
    remove: acts && given && task.kind === 'general',
  };
};
