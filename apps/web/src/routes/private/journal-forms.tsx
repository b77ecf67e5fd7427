import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { formList } from '@naskhah/words/forms/form-builder';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '../../app/acts-here.tsx';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { AddFormDialog } from '../../features/forms/add-form-dialog.tsx';
import { FormList } from '../../features/forms/form-list.tsx';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';

/** The section form_builder of a journal: its forms. */
const JournalFormsPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = useQuery(calls.forms.listForms.queryOptions({ input: { journal_id: id } }));
  const [adding, setAdding] = useState(false);
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return (
    <JournalFrame
      id={id}
      current="form_builder"
      lead={say(formList.lead)}
      actions={<ActButton kind="primary" icon={IconPlus} label={say(formList.add)} run={() => setAdding(true)} />}
    >
      {() => (
        <>
          {data?.forms.length === 0 && (
            <EmptyState level={3} title={say(formList.none)}>
              {say(formList.noneWhy)}
            </EmptyState>
          )}
          {data && data.forms.length > 0 && <FormList journal={id} forms={data.forms} />}
          {adding && data && <AddFormDialog journal={id} shipped={data.shipped} onClose={() => setAdding(false)} />}
        </>
      )}
    </JournalFrame>
  );
};

export default JournalFormsPage;
