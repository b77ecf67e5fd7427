import { Button } from '@naskhah/ui/controls/button';
import { SearchField } from '@naskhah/ui/fields/search-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { AboutPerson, saysAnything } from '../../app/about-person.tsx';
import type { Answers } from '../../app/answers.ts';
import type { Article } from '../../app/article.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useDates } from '../../app/use-dates.ts';

type Candidate = Answers['workflow']['candidates'][number];
type CandidateWork = 'editor' | 'reviewer' | 'copyeditor' | 'layout-editor';

const conflicts = {
  author: reviewRound.conflictAuthor,
  editor: reviewRound.conflictEditor,
  'same-institution': reviewRound.conflictInstitution,
  invited: reviewRound.alreadyInvited,
};

/** People who can be asked, least loaded first, with what speaks against asking them. */
export const CandidateSearch = ({
  article,
  work,
  act,
  nameOf,
  whyNobody,
  taken = [],
  onChoose,
}: {
  article: Article;
  work: CandidateWork;
  act: string;
  nameOf: (name: string) => string;
  whyNobody: string;
  /** Who does it already. */
  taken?: readonly string[];
  onChoose: (candidate: Candidate) => void;
}) => {
  const { say, sayWith } = useWords();
  const { month } = useDates();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, 100));
  const { data, error, refetch } = useQuery(
    calls.workflow.candidates.queryOptions({
      input: { article_id: article.id, for: work, q },
      placeholderData: keepPreviousData,
    }),
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SearchField label={say(reviewRound.searchPeople)} value={typed} onChange={setTyped} />
      {data?.length === 0 && (
        <EmptyState level={3} title={say(reviewRound.nobodyFound)}>
          {whyNobody}
        </EmptyState>
      )}
      <EntryList
        items={(data ?? []).map((candidate) => {
          const { user_id, name, affiliation, interests, active, last_invited, conflict } = candidate;
          const blocked = conflict === 'author' || conflict === 'editor' || conflict === 'invited';
          const load = [
            sayWith(reviewRound.atHand, { count: active }),
            last_invited && sayWith(reviewRound.lastInvitedOn, { date: month(last_invited) }),
          ];
          return {
            key: user_id,
            name,
            under: [affiliation, work === 'reviewer' ? interests.join(', ') : ''].filter(Boolean).join(' · '),
            detail: taken.includes(user_id)
              ? say(reviewRound.isAssigned)
              : work === 'reviewer'
                ? load.filter(Boolean).join(' · ')
                : '',
            warning: conflict ? say(conflicts[conflict]) : undefined,
            more:
              work === 'reviewer' && saysAnything(candidate)
                ? { label: say(reviewRound.about), content: <AboutPerson {...candidate} /> }
                : undefined,
            act: taken.includes(user_id) ? undefined : (
              <Button size="sm" disabled={blocked} aria-label={nameOf(name)} onClick={() => onChoose(candidate)}>
                {act}
              </Button>
            ),
          };
        })}
      />
    </>
  );
};
