import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { enter } from '../../app/enter.ts';
import { go } from '../../app/go.ts';
import { AsideLine } from './aside-line.tsx';
import { PublicPage } from './public-page.tsx';

/** Opened by the one-use link of a mail: nothing happens before its button is pressed. */
export const ProfileByLink = () => {
  const { say } = useWords();
  const request = useRequest();
  const [ticket] = useState(() => window.location.hash.slice(1));
  const open = async () => {
    const user = await request(() => client.identity.openProfile({ ticket }), { quiet: true, again: true });
    if (user) go(await enter(user, addresses.updateProfile), { replace: true });
  };
  return (
    <PublicPage title={say(account.completeTitle)} lead={say(account.byLinkLead)}>
      <Button kind="primary" size="lg" wide onClick={() => void open()}>
        {say(account.openProfile)}
      </Button>
      <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
    </PublicPage>
  );
};
