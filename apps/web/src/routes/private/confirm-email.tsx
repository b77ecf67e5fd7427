import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { invitations } from '@naskhah/words/identity/invitations';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { refreshRecords } from '../../app/use-act.ts';
import { profileHref } from '../../features/identity/profile-parts.ts';

/** Opened by the link that was mailed to a further address: nothing happens before its button is pressed. */
const ConfirmEmailPage = () => {
  const { say } = useWords();
  const request = useRequest();
  const [token] = useState(() => window.location.hash.slice(1));
  const confirm = async () => {
    const words = { processing: say(invitations.confirming), done: say(invitations.addressAdded) };
    if (!(await request(() => client.people.confirmOwnEmail({ token }), words))) return;
    await refreshRecords();
    go(profileHref('security'));
  };
  return (
    <>
      <PageTitle>{say(invitations.confirmTitle)}</PageTitle>
      {token ? (
        <>
          <PageHeader title={say(invitations.confirmTitle)} lead={say(invitations.confirmLead)} />
          <ButtonRow>
            <Button kind="primary" icon={IconMailCheck} onClick={() => void confirm()}>
              {say(invitations.confirmAddress)}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <EmptyState
          level={1}
          icon={IconMailCheck}
          title={say(invitations.noAddress)}
          action={<ButtonLink href={addresses.userProfile}>{say(invitations.toProfile)}</ButtonLink>}
        >
          {say(invitations.noAddressWhy)}
        </EmptyState>
      )}
    </>
  );
};

export default ConfirmEmailPage;
