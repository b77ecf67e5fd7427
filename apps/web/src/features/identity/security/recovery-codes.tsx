import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import css from './secret-box.module.css';

const save = (codes: readonly string[]) => {
  const href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: 'naskhah-recovery-codes.txt' }).click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(href));
};

/** The recovery codes, this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { say } = useWords();
  return (
    <Dialog
      opened
      title={say(accountSecurity.recoveryTitle)}
      onClose={onKept}
      footer={
        <>
          <Button onClick={() => save(codes)}>{say(accountSecurity.saveCodes)}</Button>
          <Button kind="primary" onClick={onKept}>
            {say(accountSecurity.codesKept)}
          </Button>
        </>
      }
    >
      <FieldStack>
        <Note tone="warn">{say(accountSecurity.recoveryWhy)}</Note>
        <ul className={`${css.secret} ${css.codes}`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </FieldStack>
    </Dialog>
  );
};
