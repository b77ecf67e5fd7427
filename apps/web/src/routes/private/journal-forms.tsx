import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { formList } from '@naskhah/words/forms/form-builder';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '../../app/acts-here.tsx';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { AddFormDialog } from '../../features/forms/add-form-dialog.tsx';
import { FormList } from '../../features/forms/form-list.tsx';
import { useJournalName } from '../../features/journals/journal-columns.tsx';
import { JournalSections } from '../../features/journals/journal-sections.tsx';
import { NameHere } from '../../shell/here.tsx';

/** The section form_builder of a journal: its forms. */
const JournalFormsPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = useQuery(calls.forms.listForms.queryOptions({ input: { journal_id: id } }));
  const journal = useQuery(calls.journals.journalById.queryOptions({ input: { id } })).data;
  const journalName = useJournalName();
  const [adding, setAdding] = useState(false);
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return (
    <>
      <PageTitle>{[say(formList.title), journal?.abbreviation].filter(Boolean).join(' · ')}</PageTitle>
      <NameHere name={[journal?.abbreviation, say(formList.title)].filter(Boolean).join(' · ')} />
      <PageHeader
        title={say(formList.title)}
        lead={[journal && `${journalName(journal)}.`, say(formList.lead)].filter(Boolean).join(' ')}
        actions={<ActButton kind="primary" icon={IconPlus} label={say(formList.add)} run={() => setAdding(true)} />}
      />
      <JournalSections journal={id} current="form_builder" />
      {data?.forms.length === 0 && <EmptyState title={say(formList.none)}>{say(formList.noneWhy)}</EmptyState>}
      {data && data.forms.length > 0 && <FormList journal={id} forms={data.forms} />}
      {adding && data && <AddFormDialog journal={id} shipped={data.shipped} onClose={() => setAdding(false)} />}
    </>
  );
};

export default JournalFormsPage;
