import { useWords } from '@naskhah/ui/language/language-provider';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { StatePill, YourTurnTag } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords, turnWords } from '@naskhah/words/desk-article/article-states';
import { authorTurnWords, editorTurnWords } from '@naskhah/words/desk-article/article-turn';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import type { ReactNode } from 'react';
import type { Article } from '../../../app/article.ts';
import { useDates, zoneOfBrowser } from '../../../app/use-dates.ts';
import { daysUntil, urgencyOf } from '../due.ts';
import { stateLook } from '../state-look.tsx';
import { useDueWords } from '../use-due-words.ts';

/** State, whose turn and until when; what it means; and the acts that are open, side by side. */
export const ArticleTurn = ({
  article,
  reports,
  actions,
}: {
  article: Article;
  /** What is in so far. */
  reports: ReactNode;
  actions: ReactNode;
}) => {
  const { say } = useWords();
  const dates = useDates();
  const { state, turn, your_turn, overdue_days } = article;
  const due = article.due ? new Date(article.due) : undefined;
  const words = useDueWords(due, overdue_days, zoneOfBrowser);
  const { icon, tone } = stateLook[state];
  const meaning = (article.viewer === 'author' ? authorTurnWords : editorTurnWords)[state];
  return (
    <DecisionBar
      label={say(articlePage.turn)}
      state={
        <>
          {your_turn && <YourTurnTag>{say(workspace.yourTurn)}</YourTurnTag>}
          <StatePill icon={icon} tone={tone}>
            {say(stateWords[state])}
          </StatePill>
          <TurnLine
            whose={your_turn || turn === 'nobody' ? '' : say(turnWords[turn])}
            due={words}
            urgency={urgencyOf(overdue_days, due && daysUntil(due, new Date(), zoneOfBrowser))}
            {...(article.due && { title: dates.full(article.due) })}
          />
        </>
      }
      actions={actions}
    >
      {reports} {say(meaning)}
    </DecisionBar>
  );
};
