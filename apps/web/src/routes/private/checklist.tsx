import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { FormBuilder } from '../../features/forms/form-builder.tsx';
import { NameHere } from '../../shell/here.tsx';

/** The checklist of the secretariat, to be built. */
const ChecklistPage = () => {
  const { language } = useWords();
  const { data, error, refetch } = useQuery(calls.forms.getCheckingForm.queryOptions({ input: {} }));
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  if (!data) return null;
  const title = language === 'ms' ? data.title_ms : data.title_en;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NameHere name={title} />
      <FormBuilder key={data.id} record={data} />
    </>
  );
};

export default ChecklistPage;
