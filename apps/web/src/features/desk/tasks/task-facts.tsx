import { useWords } from '@naskhah/ui/language/language-provider';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { tasks } from '@naskhah/words/tasks/tasks';
import { useDates } from '../../../app/use-dates.ts';
import { useAssignee, useTaskDue } from './use-task-words.ts';
import type { Task } from './use-tasks.ts';

/** Who has the task, since when and until when, and whom and what it is about. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const { say } = useWords();
  const { short, full } = useDates();
  const assigneeOf = useAssignee();
  const { words, urgency } = useTaskDue(task);
  const { article, about, due, made_by, made_at, done_at, done_by, overdue_days } = task;
  const late = urgency === 'none' ? {} : { urgency };
  const facts: (Fact | null)[] = [
    article && { label: say(tasks.article), value: article.number },
    about?.name ? { label: say(tasks.person), value: <span dir="auto">{about.name}</span> } : null,
    about?.address ? { label: say(tasks.address), value: about.address } : null,
    { label: say(tasks.from), value: <span dir="auto">{made_by ?? say(tasks.portal)}</span> },
    { label: say(tasks.to), value: <span dir="auto">{assigneeOf(task)}</span> },
    {
      label: say(made_by ? tasks.givenOn : tasks.openedOn),
      value: <span title={full(made_at)}>{short(made_at)}</span>,
    },
    due && !done_at
      ? {
          label: say(tasks.due),
          value: <span title={full(due)}>{overdue_days === null ? short(due) : words}</span>,
          ...late,
        }
      : null,
    done_at ? { label: say(done_by ? tasks.stateDone : tasks.stateClosed), value: short(done_at) } : null,
    done_by ? { label: say(tasks.doneBy), value: <span dir="auto">{done_by}</span> } : null,
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} />;
};
