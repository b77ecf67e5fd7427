import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { useSearch } from '@tanstack/react-router';
import { go } from '../../app/go.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { OwnerField } from '../../features/messaging/owner-field.tsx';
import { TemplateFilterBar } from '../../features/messaging/template-filter-bar.tsx';
import { TemplateList } from '../../features/messaging/template-list.tsx';
import { templateListHref, templateSearch } from '../../features/messaging/template-search.ts';
import { useOwners } from '../../features/messaging/use-owners.ts';

/** Who has no say over the platform's texts begins with those of a journal. */
const TemplatesPage = () => {
  const { say } = useWords();
  const asked = templateSearch(useSearch({ strict: false }));
  const { owners, error, refetch } = useOwners();
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  const journal = asked.journal || (owners?.platform === false ? (owners.journals[0]?.value ?? '') : '');
  const search = { ...asked, journal };
  const ready = owners !== undefined;
  return (
    <>
      <PageTitle>{say(templateEditor.title)}</PageTitle>
      <PageHeader title={say(templateEditor.title)} lead={say(templateEditor.lead)} />
      <OwnerField journal={journal} onChange={(next) => go(templateListHref(search, { journal: next, origin: [] }))} />
      <TemplateFilterBar search={search} ready={ready} />
      <TemplateList search={search} ready={ready} />
    </>
  );
};

export default TemplatesPage;
