import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import css from './secret-box.module.css';

/** A new key, this once. */
export const KeyShown = ({ secret, onKept }: { secret: string; onKept: () => void }) => {
  const { say } = useWords();
  // Plain http has no clipboard; the box is selected as a whole by one click.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = async () => {
    await clipboard?.writeText(secret);
    showNotice({ tone: 'ok', title: say(accountSecurity.copied) });
  };
  return (
    <Dialog
      opened
      title={say(accountSecurity.keyTitle)}
      onClose={onKept}
      footer={
        <>
          {clipboard && <Button onClick={() => void copy()}>{say(accountSecurity.copy)}</Button>}
          <Button kind="primary" onClick={onKept}>
            {say(accountSecurity.keyKept)}
          </Button>
        </>
      }
    >
      <FieldStack>
        <Note tone="warn">{say(accountSecurity.keyOnce)}</Note>
        <code className={css.secret}>{secret}</code>
      </FieldStack>
    </Dialog>
  );
};
