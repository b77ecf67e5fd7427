import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { session } from '@naskhah/words/identity/session';
import { signInRefusals } from '@naskhah/words/identity/sign-in-refusals';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { addresses } from '../app/addresses.ts';
import { enterAndGo } from '../app/enter.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { LoginForm } from '../features/identity/login-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';
import { SecondStepPage } from '../features/identity/second-step-page.tsx';
import { useReturn } from '../features/identity/use-return.ts';

/** Where other providers send a person back to. */
export const SignedInPage = () => {
  const { say } = useWords();
  const [state, setState] = useReturn();
  switch (state.is) {
    case 'checking':
      return (
        <PublicPage title={say(signingIn.returning)} lead={say(signingIn.returningLead)}>
          <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
        </PublicPage>
      );
    case 'second-factor':
      return <SecondStepPage step={state.step} next={state.next} onOver={() => go(addresses.login)} />;
    case 'link':
      return (
        <PublicPage title={say(signingIn.linkTitle)} lead={say(signingIn.linkLead)}>
          <LoginForm
            onIn={enterAndGo(state.next)}
            filled={{ usr_email: state.step.email, usr_password: '' }}
            link={state.step.ticket}
            onStep={(step) => setState({ is: 'second-factor', step, next: state.next })}
          />
        </PublicPage>
      );
    case 'failed':
      return (
        <PublicPage title={say(signingIn.notReturned)}>
          <Note tone="warn" role="alert">
            {state.why ?? say(signInRefusals['step-over'])}
          </Note>
          <AsideLine href={state.back}>
            {say(state.back === addresses.userProfile ? signingIn.toProfile : session.backToLogin)}
          </AsideLine>
        </PublicPage>
      );
  }
};
