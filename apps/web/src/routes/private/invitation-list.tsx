import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ViewTabs } from '@naskhah/ui/list/view-tabs';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { invitations } from '@naskhah/words/identity/invitations';
import { IconUserPlus } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { go } from '../../app/go.ts';
import { RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { useSession } from '../../app/session.ts';
import { InvitationFilterBar, InvitationList } from '../../features/people/invitation-list.tsx';
import { invitationListHref, invitationSearch, invitationViews } from '../../features/people/invitation-search.ts';
import { useInvitations } from '../../features/people/use-invitations.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('../../features/people/invite-dialog.tsx')).InviteDialog,
}));

/** One's own invitations; who looks after people sees all of them and invites. */
const InvitationListPage = () => {
  const { say } = useWords();
  const manages = useSession((state) => state.user?.capabilities.includes('people.manage') ?? false);
  const search = invitationSearch(useSearch({ strict: false }));
  const [inviting, setInviting] = useState(false);
  const { error } = useInvitations(search);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(invitations.title)}</PageTitle>
      <PageHeader
        title={say(invitations.title)}
        lead={say(search.view === 'mine' ? invitations.lead : invitations.leadAll)}
        actions={
          manages && (
            <Button kind="primary" icon={IconUserPlus} onClick={() => setInviting(true)}>
              {say(invitations.invite)}
            </Button>
          )
        }
      />
      {manages && (
        <ViewTabs
          label={say(invitations.views)}
          tabs={invitationViews.map((view) => ({
            href: invitationListHref(search, { view, kind: [], state: [], q: '' }),
            label: say(invitations[view]),
            current: view === search.view,
          }))}
          onOpen={go}
        />
      )}
      <InvitationFilterBar search={search} />
      <InvitationList search={search} />
      {inviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
};

export default InvitationListPage;
