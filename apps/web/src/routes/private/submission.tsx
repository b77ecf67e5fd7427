import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { wizard } from '@naskhah/words/submissions/wizard';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isRefusal } from '../../app/problem.ts';
import { isStep } from '../../features/submissions/draft.ts';
import { SentPage } from '../../features/submissions/sent-page.tsx';
import { StepPage } from '../../features/submissions/step-page.tsx';
import { DraftProvider, draftQuery, useDraft } from '../../features/submissions/use-draft.tsx';
import { NameHere } from '../../shell/here.tsx';

const Missing = () => {
  const { say } = useWords();
  return (
    <EmptyState
      level={1}
      title={say(wizard.notFound)}
      action={<ButtonLink href={addresses.mySubmissions}>{say(wizard.toMySubmissions)}</ButtonLink>}
    >
      {say(wizard.notFoundWhy)}
    </EmptyState>
  );
};

const Inside = ({ step, field }: { step: string | undefined; field: string | undefined }) => {
  const { say } = useWords();
  const draft = useDraft();
  const isDraft = draft.status === 'draft';
  const shown = isStep(step) ? step : undefined;
  const resume = isDraft && !shown ? addresses.submission(draft.id, draft.step) : undefined;
  useEffect(() => {
    if (resume) go(resume, { replace: true });
  }, [resume]);
  return (
    <>
      <NameHere name={draft.number ?? say(wizard.draft)} />
      {!isDraft && <SentPage draft={draft} />}
      {isDraft && shown && (
        // Around the whole step: it takes the focus to a field only once that is there.
        <Suspense fallback={null}>
          <StepPage step={shown} field={field} />
        </Suspense>
      )}
    </>
  );
};

/** A draft in its wizard, at the step of the address, or where it was left; after the submission, its number. */
const SubmissionPage = () => {
  const { id = '', step } = useParams({ strict: false }) as { id?: string; step?: string };
  const { field } = useSearch({ strict: false }) as { field?: unknown };
  const { data: keeper, error, refetch } = useQuery(draftQuery(id));
  if (!keeper && isRefusal(error, 'submission-not-found')) return <Missing />;
  if (!keeper && error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  if (!keeper) return null;
  return (
    <DraftProvider keeper={keeper}>
      <Inside step={step} field={typeof field === 'string' ? field : undefined} />
    </DraftProvider>
  );
};

export default SubmissionPage;
