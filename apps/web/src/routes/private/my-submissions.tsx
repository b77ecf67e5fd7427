import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { mySubmissions } from '@naskhah/words/submissions/my-submissions';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { listHref, sortedSearch } from '../../app/list-search.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { MySubmissionsList, useMySubmissions } from '../../features/desk/my-submissions-list.tsx';

const MySubmissionsPage = () => {
  const { say, sayWith } = useWords();
  const search = sortedSearch(useSearch({ strict: false }), 'updated');
  const total = useMySubmissions(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) =>
    go(listHref(addresses.mySubmissions, search, { q }), { replace: true }),
  );
  return (
    <>
      <PageTitle>{say(mySubmissions.title)}</PageTitle>
      <PageHeader
        title={say(mySubmissions.title)}
        lead={say(mySubmissions.lead)}
        actions={
          <ButtonLink kind="primary" icon={IconPlus} href={addresses.newSubmission}>
            {say(workspace.newSubmission)}
          </ButtonLink>
        }
      />
      <FilterBar
        search={{ label: say(mySubmissions.search), value: typed, onChange: setTyped }}
        count={total === undefined ? undefined : sayWith(mySubmissions.found, { count: total })}
        onClear={search.q ? () => go(addresses.mySubmissions) : undefined}
      />
      <MySubmissionsList search={search} />
    </>
  );
};

export default MySubmissionsPage;
