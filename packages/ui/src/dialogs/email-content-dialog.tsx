import { ui } from '@naskhah/words/ui';
import { useWords } from '../language/language-provider.tsx';
import { Dialog } from './dialog.tsx';
import css from './email-content-dialog.module.css';

export type EmailContent = { to: string; subject: string; body: string };

/** The mail as it was sent, as text: markup in a mail is never run inside the portal. */
export const EmailContentDialog = ({ mail, onClose }: { mail: EmailContent | undefined; onClose: () => void }) => {
  const { say } = useWords();
  return (
    <Dialog opened={mail !== undefined} onClose={onClose} title={say(ui.emailContent)}>
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
