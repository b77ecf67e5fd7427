import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { EmailContentDialog } from '@naskhah/ui/dialogs/email-content-dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { mailLog } from '@naskhah/words/messaging/mail-log';
import { IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { Mail } from './use-mails.ts';

/** A mail as it was sent, and what can still be done with it. */
export const MailDialog = ({ mail, onClose }: { mail: Mail | undefined; onClose: () => void }) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const resend = async ({ id }: Mail) => {
    if (!(await confirm({ title: say(mailLog.resendTitle), message: say(mailLog.resendWhy) }))) return;
    const new_id = newId();
    const words = { processing: say(mailLog.resending), done: say(mailLog.resent) };
    if (await act(() => client.messaging.resendMail({ id, new_id }), words)) onClose();
  };
  const release = async ({ address }: Mail) => {
    if (!(await confirm({ title: say(mailLog.releaseTitle), message: say(mailLog.releaseWhy) }))) return;
    const words = { processing: say(mailLog.releasing), done: say(mailLog.released) };
    if (await act(() => client.messaging.releaseAddress({ address }), words)) onClose();
  };
  return (
    <EmailContentDialog
      mail={mail && { to: mail.address, subject: mail.subject, body: mail.body }}
      onClose={onClose}
      actions={
        mail && (mail.can.resend || mail.can.release) ? (
          <>
            {mail.can.resend && (
              <Button icon={IconSend} onClick={() => void resend(mail)}>
                {say(mailLog.resend)}
              </Button>
            )}
            {mail.can.release && (
              <Button icon={IconPlayerPlay} onClick={() => void release(mail)}>
                {say(mailLog.release)}
              </Button>
            )}
          </>
        ) : undefined
      }
    />
  );
};
