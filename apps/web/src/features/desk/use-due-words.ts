import { shortDate } from '@naskhah/kernel/date-format';
import { useWords } from '@naskhah/ui/language/language-provider';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { daysUntil } from './due.ts';

/** 'due 20 Nov', 'due tomorrow', '6 days overdue'. */
export const useDueWords = (due: Date | undefined, overdue: number | null, timeZone: string) => {
  const { say, sayWith, language } = useWords();
  if (overdue !== null) return sayWith(workspace.overdueDays, { count: overdue });
  if (!due) return undefined;
  const now = new Date();
  const days = daysUntil(due, now, timeZone);
  if (days === 0) return say(workspace.dueToday);
  if (days === 1) return say(workspace.dueTomorrow);
  return sayWith(workspace.dueOn, { date: shortDate(due, now, { language, timeZone }) });
};
