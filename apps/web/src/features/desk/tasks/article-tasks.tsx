import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { tasks } from '@naskhah/words/tasks/tasks';
import { lazy, Suspense, useState } from 'react';
import type { Article } from '../../../app/article.ts';
import css from './article-tasks.module.css';
import { useAssignee, useTaskDue, useTaskTitle } from './use-task-words.ts';
import { type Task, useArticleTasks } from './use-tasks.ts';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));
const TaskForm = lazy(async () => ({ default: (await import('./task-form.tsx')).TaskForm }));

const Line = ({ task, onOpen }: { task: Task; onOpen: () => void }) => {
  const title = useTaskTitle()(task);
  const assignee = useAssignee()(task);
  const { words, urgency } = useTaskDue(task);
  return (
    <li>
      <button type="button" className={css.task} onClick={onOpen}>
        <span className={css.title} dir="auto">
          {title}
        </span>
        <span className={css.under}>
          <TurnLine whose={assignee} yours={task.mine} due={words} urgency={urgency} />
        </span>
      </button>
    </li>
  );
};

/** The open tasks of an article, in its rail. */
export const ArticleTasks = ({ article: { id, can } }: { article: Article }) => {
  const { say } = useWords();
  const [opened, setOpened] = useState<string>();
  const [adding, setAdding] = useState(false);
  const rows = useArticleTasks(id, can.see_tasks).data?.rows;
  if (!can.see_tasks) return null;
  const shown = rows?.find((task) => task.id === opened);
  return (
    <RailSection
      title={say(tasks.ofArticle)}
      action={
        can.give_tasks && (
          <Button kind="link" size="sm" onClick={() => setAdding(true)}>
            {say(tasks.add)}
          </Button>
        )
      }
    >
      {rows && rows.length > 0 ? (
        <ul className={css.tasks}>
          {rows.map((task) => (
            <Line key={task.id} task={task} onOpen={() => setOpened(task.id)} />
          ))}
        </ul>
      ) : (
        <p>{say(tasks.noneOpen)}</p>
      )}
      <Suspense>
        {shown && <TaskDialog key={shown.id} task={shown} here onClose={() => setOpened(undefined)} />}
        {adding && <TaskForm articleId={id} onClose={() => setAdding(false)} />}
      </Suspense>
    </RailSection>
  );
};
