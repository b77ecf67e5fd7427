import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { unsavedNow } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { sessionEnded } from '@naskhah/words/identity/session-ended';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { leave, resume } from '../../app/enter.ts';
import { type User, useSession } from '../../app/session.ts';
import { LoginForm, type SecondStep } from './login-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/**
 * Logging in over the page that one was on. Somebody else begins on a page of their own, with nothing of what stands here; where
 * something stands here that was not sent, they say first that it may go.
 */
export const SessionEnded = ({ settle }: { settle: (again: boolean) => void }) => {
  const { say, sayWith } = useWords();
  const was = useSession((state) => state.user);
  const [step, setStep] = useState<SecondStep>();
  const [other, setOther] = useState<User>();
  const letGo = () => {
    settle(false);
    for (const one of unsavedNow()) one.discard?.();
    leave();
    window.location.assign(addresses.workspace);
  };
  const enter = async (user: User) => {
    if (was && user.usr_id === was.usr_id) {
      await resume(user.usr_acl === was.usr_acl ? user : await client.identity.changeRole({ usr_acl: was.usr_acl }));
      settle(true);
    } else if (unsavedNow().length > 0) setOther(user);
    else letGo();
  };
  const back = async () => {
    await client.identity.logout();
    setStep(undefined);
    setOther(undefined);
  };
  if (other)
    return (
      <Dialog
        opened
        onClose={() => void back()}
        title={say(sessionEnded.otherTitle)}
        footer={
          <>
            <Button onClick={() => void back()}>{say(sessionEnded.back)}</Button>
            <Button kind="danger-fill" onClick={letGo}>
              {say(sessionEnded.goOn)}
            </Button>
          </>
        }
      >
        <p>{sayWith(sessionEnded.otherWhy, { name: other.usr_name, was: was?.usr_name ?? '' })}</p>
      </Dialog>
    );
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
