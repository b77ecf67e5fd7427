import type { ArticleState as State, Turn } from '@naskhah/kernel/article-words';
import { fullDate } from '@naskhah/kernel/date-format';
import { useWords } from '@naskhah/ui/language/language-provider';
import { RowState } from '@naskhah/ui/list/row-text';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { stateWords, turnWords } from '@naskhah/words/desk-article/article-states';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { IconClockExclamation } from '@tabler/icons-react';
import { zoneOfBrowser } from '../../app/use-dates.ts';
import { daysUntil, urgencyOf } from './due.ts';
import { stateLook } from './state-look.tsx';
import { useDueWords } from './use-due-words.ts';

export type StateShown = {
  state: State;
  round: number;
  turn: Turn;
  your_turn: boolean;
  due: string | null;
  overdue_days: number | null;
};

/** State, whose turn and until when, as every list of articles shows it. */
export const ArticleState = ({ shown, timeZone = zoneOfBrowser }: { shown: StateShown; timeZone?: string }) => {
  const { say, sayWith, language } = useWords();
  const { state, round, turn, your_turn, overdue_days } = shown;
  const due = shown.due ? new Date(shown.due) : undefined;
  const words = useDueWords(due, overdue_days, timeZone);
  const { icon, tone } = stateLook[state];
  const late = overdue_days !== null;
  const days = due && daysUntil(due, new Date(), timeZone);
  return (
    <RowState
      state={
        <StateLine
          icon={late ? IconClockExclamation : icon}
          tone={late ? 'bad' : tone}
          detail={round > 0 && sayWith(workspace.round, { count: round })}
        >
          {say(stateWords[state])}
        </StateLine>
      }
      turn={
        <TurnLine
          whose={say(your_turn ? workspace.yourTurn : turnWords[turn])}
          yours={your_turn}
          due={words}
          urgency={urgencyOf(overdue_days, days)}
          title={due && fullDate(due, { language, timeZone })}
        />
      }
    />
  );
};
