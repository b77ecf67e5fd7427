import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { checking } from '@naskhah/words/verification/checking';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import type { Checking } from './types.ts';

/** A registration by the id of its journal, or why it is not there. */
export const CheckingLoaded = ({ id, children }: { id: string; children: (record: Checking) => ReactNode }) => {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(calls.verification.getChecking.queryOptions({ input: { journal_id: id } }));
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (data) return children(data);
  if (isMissing(error))
    return (
      <EmptyState
        level={1}
        title={say(checking.notFound)}
        action={<ButtonLink href={addresses.journalChecking}>{say(checking.toQueue)}</ButtonLink>}
      >
        {say(checking.notFoundWhy)}
      </EmptyState>
    );
  return error && <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
};
