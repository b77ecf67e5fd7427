import { type ArticleState, articleStates } from '@naskhah/kernel/article-words';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { useQuery } from '@tanstack/react-query';
import type { Article } from '../../app/article.ts';
import { calls } from '../../app/calls.ts';
import { referenceQuery } from '../../app/start-up.ts';
import { useDates } from '../../app/use-dates.ts';
import { type ArticleChange, changesOf } from './changes-of.ts';

const names = {
  state: articlePage.changedState,
  stage: articlePage.changedStage,
  round: articlePage.changedRound,
  reports: articlePage.changedReports,
};

/** Who changed the article while something was being written about it, and what differs now. */
export const ArticleChanges = ({ before, now }: { before: Article; now: Article }) => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  const { data: lists } = useQuery(referenceQuery);
  const { data: timeline } = useQuery(calls.deskArticle.logsArticle.queryOptions({ input: { id: now.id } }));
  const changes = changesOf(before, now);
  const latest = timeline?.[0];
  const shown = (what: ArticleChange['what'], value: string): string => {
    const state = articleStates.find((one): one is ArticleState => one === value);
    if (what === 'state' && state) return say(stateWords[state]);
    const stage = what === 'stage' && lists?.stage?.find((one) => one.value === value);
    if (stage) return language === 'ms' ? stage.label_ms : stage.label_en;
    return value;
  };
  return (
    <Note tone="warn" role="alert">
      <p>{say(articlePage.changed)}</p>
      {latest && (
        <p>
          {sayWith(articlePage.changedBy, {
            what: latest.log_title,
            who: latest.log_user_fullname || say(articlePage.bySchedule),
            when: short(latest.log_date),
          })}
        </p>
      )}
      <ul>
        {changes.map(({ what, before: was, now: is }) => (
          <li key={what}>
            {say(names[what])}: {sayWith(articlePage.became, { before: shown(what, was), now: shown(what, is) })}
          </li>
        ))}
        {changes.length === 0 && <li>{say(articlePage.changedNothing)}</li>}
      </ul>
    </Note>
  );
};
