import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { useState } from 'react';
import { addresses } from '../app/addresses.ts';
import { client } from '../app/client.ts';
import { enter } from '../app/enter.ts';
import { go } from '../app/go.ts';
import type { User } from '../app/session.ts';
import { usePortal } from '../app/use-portal.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { CodeForm } from '../features/identity/code-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';
import { RegisterForm } from '../features/identity/register-form.tsx';

const arrive = async (user: User) => {
  const workspace = await enter(user);
  go(user.profile_completed ? workspace : addresses.updateProfile, { replace: true });
};

/** Registering, then the code that was mailed: a known address is answered in the same way. */
export const RegisterPage = () => {
  const { say, language } = useWords();
  const { registration } = usePortal();
  const [email, setEmail] = useState<string>();
  if (email !== undefined) {
    return (
      <PublicPage title={say(account.codeTitle)} lead={say(account.codeLead)}>
        <CodeForm
          email={email}
          purpose="confirm-email"
          check={(code) => client.identity.confirmEmail({ email, code })}
          words={{ processing: say(account.checkingCode), done: say(account.confirmed) }}
          onChecked={(user) => void arrive(user)}
        />
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  }
  if (!registration)
    return (
      <PublicPage title={say(account.registerTitle)} lead={say(account.registrationClosed)}>
        <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
      </PublicPage>
    );
  return (
    <PublicPage title={say(account.registerTitle)} lead={say(account.registerLead)}>
      <RegisterForm
        send={async (entered) => {
          const { solvePuzzle } = await import('../features/identity/solve-puzzle.ts');
          return client.identity.registerUser({ ...entered, language, website: '', proof: await solvePuzzle() });
        }}
        onDone={(_done, given) => setEmail(given)}
      />
      <AsideLine before={say(account.haveAccount)} href={addresses.login}>
        {say(session.login)}
      </AsideLine>
    </PublicPage>
  );
};
