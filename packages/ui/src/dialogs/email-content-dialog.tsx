import { ui } from '@naskhah/words/ui';
import type { ReactNode } from 'react';
import { useWords } from '../language/language-provider.tsx';
import { Dialog } from './dialog.tsx';
import css from './email-content-dialog.module.css';

export type EmailContent = { to: string; subject: string; body: string };

/** The mail as it was sent, as text: markup in a mail is never run inside the portal. */
export const EmailContentDialog = ({
  mail,
  actions,
  onClose,
}: {
  mail: EmailContent | undefined;
  /** What can be done with the mail. */
  actions?: ReactNode;
  onClose: () => void;
}) => {
  const { say } = useWords();
  return (
    <Dialog opened={mail !== undefined} onClose={onClose} title={say(ui.emailContent)} footer={actions}>
      {mail && (
        <>
          <dl className={css.head}>
            <dt>{say(ui.emailTo)}</dt>
            <dd>{mail.to}</dd>
            <dt>{say(ui.emailSubject)}</dt>
            <dd>{mail.subject}</dd>
          </dl>
          <p className={css.body}>{mail.body}</p>
        </>
      )}
    </Dialog>
  );
};
