import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { OwnerField } from '../../features/messaging/owner-field.tsx';
import { TemplateFilterBar } from '../../features/messaging/template-filter-bar.tsx';
import { TemplateList } from '../../features/messaging/template-list.tsx';
import { templateListHref, templateSearch } from '../../features/messaging/template-search.ts';
import { useOwners } from '../../features/messaging/use-owners.ts';

/** The platform's texts. Who has no say over them is led to those of a journal. */
const TemplatesPage = () => {
  const { say } = useWords();
  const search = templateSearch(useSearch({ strict: false }));
  const { owners, error, refetch } = useOwners();
  const elsewhere = owners?.platform === false ? owners.journals[0]?.value : undefined;
  useEffect(() => {
    if (elsewhere) go(addresses.journalSection(elsewhere, 'email_template'), { replace: true });
  }, [elsewhere]);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  const ready = owners?.platform === true;
  return (
    <>
      <PageTitle>{say(templateEditor.title)}</PageTitle>
      <PageHeader title={say(templateEditor.title)} lead={say(templateEditor.lead)} />
      <OwnerField journal="" onChange={(journal) => go(templateListHref(search, { journal, origin: [] }))} />
      <TemplateFilterBar search={search} ready={ready} />
      <TemplateList search={search} ready={ready} />
    </>
  );
};

export default TemplatesPage;
