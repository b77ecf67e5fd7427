import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { mySubmissions } from '@naskhah/words/submissions/my-submissions';
import { IconPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { listHref, sortedSearch } from '../../app/list-search.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { MySubmissionsList, useMySubmissions } from '../../features/desk/my-submissions-list.tsx';
import { RecordFilters } from '../../lists/record-filters.tsx';

const MySubmissionsPage = () => {
  const { say } = useWords();
  const search = sortedSearch(useSearch({ strict: false }), 'updated');
  const total = useMySubmissions(search).data?.total;
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
      <RecordFilters
        label={say(mySubmissions.search)}
        search={search}
        hrefOf={(change) => listHref(addresses.mySubmissions, search, change)}
        total={total}
        found={mySubmissions.found}
        cleared={addresses.mySubmissions}
      />
      <MySubmissionsList search={search} />
    </>
  );
};

export default MySubmissionsPage;
