import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { NoPermission } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { peoplePages } from '@naskhah/words/identity/people';
import { IconUserPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { PeopleFilterBar } from '../../features/people/people-filter-bar.tsx';
import { PeopleList, usePeople } from '../../features/people/people-list.tsx';
import { peopleSearch } from '../../features/people/people-search.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('../../features/people/invite-dialog.tsx')).InviteDialog,
}));

/** Everybody who has an account, for those who look after people. */
const UserManagementPage = () => {
  const { say } = useWords();
  const search = peopleSearch(useSearch({ strict: false }));
  const [inviting, setInviting] = useState(false);
  if (isRefusal(usePeople(search).error, 'not-allowed')) return <NoPermission />;
  return (
    <>
      <PageTitle>{say(peoplePages.title)}</PageTitle>
      <PageHeader
        title={say(peoplePages.title)}
        lead={say(peoplePages.lead)}
        actions={
          <Button kind="primary" icon={IconUserPlus} onClick={() => setInviting(true)}>
            {say(peoplePages.invite)}
          </Button>
        }
      />
      <PeopleFilterBar search={search} />
      <PeopleList search={search} />
      {inviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
};

export default UserManagementPage;
