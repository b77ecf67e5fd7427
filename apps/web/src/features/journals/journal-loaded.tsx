import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { journalPages } from '@naskhah/words/journals/journals';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isMissing } from '../../app/problem.ts';
import type { Journal } from './journal-values.ts';

/** A journal by its address, or why it is not there. */
export const JournalLoaded = ({ id, children }: { id: string; children: (journal: Journal) => ReactNode }) => {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(calls.journals.journalById.queryOptions({ input: { id } }));
  if (data) return children(data);
  if (isMissing(error))
    return (
      <EmptyState
        level={1}
        title={say(journalPages.notFound)}
        action={<ButtonLink href={addresses.journalList}>{say(journalPages.toList)}</ButtonLink>}
      >
        {say(journalPages.notFoundWhy)}
      </EmptyState>
    );
  return error && <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
};
