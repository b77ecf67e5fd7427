import { useWords } from '@naskhah/ui/language/language-provider';
import type { Urgency } from '@naskhah/ui/state/turn-line';
import { tasks } from '@naskhah/words/tasks/tasks';
import { zoneOfBrowser } from '../../../app/use-dates.ts';
import { daysUntil, urgencyOf } from '../due.ts';
import { useDueWords } from '../use-due-words.ts';
import type { Task } from './use-tasks.ts';

/** What a task is called: in its giver's words, or by whose mail came back. */
export const useTaskTitle = () => {
  const { say, sayWith } = useWords();
  return ({ kind, title, about }: Pick<Task, 'kind' | 'title' | 'about'>): string => {
    if (kind === 'general') return title;
    return about ? sayWith(tasks.cameBack, { name: about.name || about.address }) : say(tasks.cameBackHidden);
  };
};

/** Who has it. */
export const useAssignee = () => {
  const { say } = useWords();
  return ({ assignee, mine }: Pick<Task, 'assignee' | 'mine'>): string =>
    assignee ? (mine ? say(tasks.you) : assignee.name) : say(tasks.administrators);
};

/** Until when, and how near that is; nothing for what is done or has no day. */
export const useTaskDue = ({ due, overdue_days, done_at }: Task): { words: string | undefined; urgency: Urgency } => {
  const day = due && !done_at ? new Date(due) : undefined;
  const words = useDueWords(day, overdue_days, zoneOfBrowser);
  return { words, urgency: urgencyOf(overdue_days, day && daysUntil(day, new Date(), zoneOfBrowser)) };
};
