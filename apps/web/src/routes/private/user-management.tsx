import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { peoplePages } from '@naskhah/words/identity/people';
import { IconUserPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';
import { useExport } from '../../features/lists/use-export.ts';
import { PeopleFilterBar } from '../../features/people/people-filter-bar.tsx';
import { PeopleList, usePeople } from '../../features/people/people-list.tsx';
import { peopleExport, peopleSearch } from '../../features/people/people-search.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('../../features/people/invite-dialog.tsx')).InviteDialog,
}));

/** Everybody who has an account, for those who look after people. */
const UserManagementPage = () => {
  const { say } = useWords();
  const search = peopleSearch(useSearch({ strict: false }));
  const save = useExport(exportPaths.people);
  const [inviting, setInviting] = useState(false);
  const { error } = usePeople(search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(peoplePages.title)}</PageTitle>
      <PageHeader
        title={say(peoplePages.title)}
        lead={say(peoplePages.lead)}
        actions={
          <>
            <ExportMenu path={exportPaths.people} question={peopleExport(search)} />
            <Button kind="primary" icon={IconUserPlus} onClick={() => setInviting(true)}>
              {say(peoplePages.invite)}
            </Button>
          </>
        }
      />
      <PeopleFilterBar search={search} />
      <PeopleList search={search} onExport={(ids) => void save('xlsx', { ...peopleExport(search), ids })} />
      {inviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
};

export default UserManagementPage;
