import { useWords } from '@naskhah/ui/language/language-provider';
import { RowState } from '@naskhah/ui/list/row-text';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { tasks } from '@naskhah/words/tasks/tasks';
import { IconCircleCheck, IconCircleDashed, IconMailX } from '@tabler/icons-react';
import { useDates } from '../../../app/use-dates.ts';
import { useTaskDue } from './use-task-words.ts';
import type { Task } from './use-tasks.ts';

/** Open or done, and until when. */
export const TaskState = ({ task }: { task: Task }) => {
  const { say, sayWith } = useWords();
  const { short, full } = useDates();
  const { words, urgency } = useTaskDue(task);
  const { done_at, done_by, due, kind } = task;
  if (done_at)
    return (
      <RowState
        state={
          <StateLine icon={IconCircleCheck} tone="ok">
            {say(done_by ? tasks.stateDone : tasks.stateClosed)}
          </StateLine>
        }
        turn={<TurnLine due={sayWith(tasks.doneOn, { date: short(done_at) })} title={full(done_at)} />}
      />
    );
  return (
    <RowState
      state={
        <StateLine
          icon={kind === 'mail-came-back' ? IconMailX : IconCircleDashed}
          tone={urgency === 'late' ? 'bad' : urgency === 'soon' ? 'warn' : 'none'}
        >
          {say(tasks.stateOpen)}
        </StateLine>
      }
      turn={<TurnLine due={words ?? say(tasks.noDue)} urgency={urgency} {...(due && { title: full(due) })} />}
    />
  );
};
