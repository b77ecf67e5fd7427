import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { enterAndGo } from '../../app/enter.ts';
import type { SecondStep } from './login-form.tsx';
import { PublicPage } from './public-page.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** The second step of a login, in place of its first. */
export const SecondStepPage = ({
  step,
  next,
  onOver,
}: {
  step: SecondStep;
  next?: string | undefined;
  onOver: () => void;
}) => {
  const { say } = useWords();
  return (
    <PublicPage title={say(signingIn.secondTitle)} lead={say(signingIn.secondLead)}>
      <SecondFactorForm step={step} onIn={enterAndGo(next)} onOver={onOver} />
      <div>
        <Button kind="link" onClick={onOver}>
          {say(session.backToLogin)}
        </Button>
      </div>
    </PublicPage>
  );
};
