import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { unsavedNow } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { leave, resume } from '../../app/enter.ts';
import { type User, useSession } from '../../app/session.ts';
import { LoginForm, type SecondStep } from './login-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** Logging in over the page that one was on. Somebody else begins on a page of their own, with nothing of what stands here. */
export const SessionEnded = ({ settle }: { settle: (again: boolean) => void }) => {
  const { say } = useWords();
  const was = useSession((state) => state.user);
  const [step, setStep] = useState<SecondStep>();
  const enter = async (user: User) => {
    if (user.usr_id !== was?.usr_id) {
      settle(false);
      for (const one of unsavedNow()) one.discard?.();
      leave();
      window.location.assign(addresses.workspace);
      return;
    }
    await resume(user.usr_acl === was.usr_acl ? user : await client.identity.changeRole({ usr_acl: was.usr_acl }));
    settle(true);
  };
  return (
    <Dialog opened onClose={() => settle(false)} title={say(session.ended)}>
      <FieldStack>
        <p>{say(session.endedWhy)}</p>
        {step ? (
          <SecondFactorForm step={step} onIn={enter} onOver={() => setStep(undefined)} />
        ) : (
          <LoginForm again onStep={setStep} onIn={enter} />
        )}
      </FieldStack>
    </Dialog>
  );
};
