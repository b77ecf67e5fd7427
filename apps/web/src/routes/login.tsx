import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/session';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { sessionQuery } from '../app/start-up.ts';
import { type Credentials, LoginForm } from '../features/identity/login-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const DemoAccounts = lazy(async () => ({
  default: (await import('../features/identity/demo-accounts.tsx')).DemoAccounts,
}));

export const LoginPage = () => {
  const { say } = useWords();
  const { next } = useSearch({ from: '/' });
  const demo = useQuery(sessionQuery).data?.demo;
  const [filled, setFilled] = useState<Credentials>();
  return (
    <PublicPage title={say(session.login)}>
      <LoginForm key={filled?.usr_email} next={next} filled={filled} />
      {demo && (
        <Suspense>
          <DemoAccounts
            accounts={demo.accounts}
            onChoose={(email) => setFilled({ usr_email: email, usr_password: demo.password })}
          />
        </Suspense>
      )}
    </PublicPage>
  );
};
