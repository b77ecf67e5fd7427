import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { FormBuilder } from '../../features/forms/form-builder.tsx';
import { NameHere } from '../../shell/here.tsx';

/** One form of a journal, to be built. */
const JournalFormPage = () => {
  const { language } = useWords();
  const form = usePathParam('form');
  const { data, error, refetch } = useQuery(calls.forms.getForm.queryOptions({ input: { id: form } }));
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
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

export default JournalFormPage;
