import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { enterAndGo } from '../app/enter.ts';
import { fetchAhead } from '../app/fetch-ahead.ts';
import { sessionQuery } from '../app/start-up.ts';
import { type Credentials, LoginForm, type SecondStep } from '../features/identity/login-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const DemoAccounts = lazy(async () => ({
  default: (await import('../features/identity/demo-accounts.tsx')).DemoAccounts,
}));
const OtherWays = lazy(async () => ({ default: (await import('../features/identity/other-ways.tsx')).OtherWays }));
const SecondStepPage = lazy(async () => ({
  default: (await import('../features/identity/second-step-page.tsx')).SecondStepPage,
}));

export const LoginPage = () => {
  const { say } = useWords();
  const { next } = useSearch({ from: '/' });
  const known = useQuery(sessionQuery).data;
  const [filled, setFilled] = useState<Credentials>();
  const [step, setStep] = useState<SecondStep>();
  useEffect(fetchAhead, []);
  if (step) {
    return (
      <Suspense>
        <SecondStepPage step={step} next={next} onOver={() => setStep(undefined)} />
      </Suspense>
    );
  }
  return (
    <PublicPage title={say(session.login)}>
      <LoginForm key={filled?.usr_email} filled={filled} onStep={setStep} onIn={enterAndGo(next)}>
        <Suspense>
          <OtherWays provider={known?.outside.login ?? null} next={next} />
        </Suspense>
      </LoginForm>
      {known?.demo && (
        <Suspense>
          <DemoAccounts
            accounts={known.demo.accounts}
            onChoose={(email) => setFilled({ usr_email: email, usr_password: known.demo?.password ?? '' })}
          />
        </Suspense>
      )}
    </PublicPage>
  );
};
