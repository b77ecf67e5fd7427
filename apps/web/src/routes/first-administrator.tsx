import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/client.ts';
import { enter } from '../app/enter.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';
import { RegisterForm } from '../features/identity/register-form.tsx';

/** Opened by the one-use link of a new portal. The ticket stands after the #, so that it reaches no log. */
export const FirstAdministratorPage = () => {
  const { say } = useWords();
  const [ticket] = useState(() => window.location.hash.slice(1));
  return (
    <PublicPage title={say(account.firstTitle)} lead={say(account.firstLead)}>
      <RegisterForm
        send={(entered) => client.identity.adminTicket({ ...entered, ticket })}
        onDone={async (user) => go(await enter(user), { replace: true })}
      />
      <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
    </PublicPage>
  );
};
