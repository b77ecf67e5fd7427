import type { DecisionKind } from '@naskhah/kernel/article-words';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { consequenceOf, decisionWords } from '@naskhah/words/workflow/workflow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Article } from '../../app/article.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { DecisionForm } from './decision-form.tsx';

/** A decision before it is final: what it does, the letter as it will go out, and a note for the colleagues. */
export const DecisionDialog = ({
  article,
  kind,
  onClose,
}: {
  article: Article;
  kind: DecisionKind;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const [due, setDue] = useState<string>();
  const { data, error, isPlaceholderData, refetch } = useQuery(
    calls.workflow.previewDecision.queryOptions({
      input: { article_id: article.id, kind, ...(due && { revisions_due: due }) },
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
    }),
  );
  if (!data) {
    return (
      <Dialog
        opened
        onClose={onClose}
        title={say(decisionWords[kind])}
        footer={<Button onClick={onClose}>{say(ui.cancel)}</Button>}
      >
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{say(deciding.loading)}</p>
        )}
      </Dialog>
    );
  }
  return (
    <DecisionForm
      article={article}
      kind={kind}
      preview={data}
      preparing={isPlaceholderData}
      consequence={say(consequenceOf(kind, !article.workflow.stages.includes('copyediting')))}
      onDue={setDue}
      onClose={onClose}
    />
  );
};
