import { Button } from '@naskhah/ui/controls/button';
import { Link } from '@naskhah/ui/controls/link';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { session } from '@naskhah/words/identity/session';
import { ui } from '@naskhah/words/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { fieldErrorsOf, isRefusal, ownMessage } from '../../app/problem.ts';
import type { User } from '../../app/session.ts';
import { usePortal } from '../../app/use-portal.ts';
import css from './login-form.module.css';

export type Credentials = { usr_email: string; usr_password: string };
export type SecondStep = Extract<Answers['identity']['login'], { step: 'second-factor' }>;

/** Two fields need no form library, and the first page stays small without it. One notification for whatever was wrong with the pair, so that nobody learns which accounts there are. */
export const LoginForm = ({
  filled,
  link,
  onStep,
  onIn,
  again = false,
  children,
}: {
  filled?: Credentials | undefined;
  /** From another provider, whose account this login links. */
  link?: string;
  /** The account asks for a second factor. */
  onStep: (step: SecondStep) => void;
  onIn: (user: User) => Promise<void>;
  /** Somebody who was in a moment ago: nobody has to be won as a new one. */
  again?: boolean;
  /** Other ways in. */
  children?: ReactNode;
}) => {
  const { registration } = usePortal();
  const { say } = useWords();
  const [entered, setEntered] = useState(filled ?? { usr_email: '', usr_password: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? say(session.faultRequired) : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (entered.usr_email.trim() === '' || entered.usr_password === '') return;
    setBusy(true);
    setFailed(false);
    try {
      const answer = await client.identity.login(link === undefined ? entered : { ...entered, link });
      if ('step' in answer) onStep(answer);
      else await onIn(answer);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (isRefusal(error, 'login-failed') || 'usr_email' in fields) {
        setFailed(true);
        showNotice({
          tone: 'bad',
          title: say(session.loginFailed),
          message: say(session.loginFailedHow),
          position: 'top',
        });
      } else showNotice({ tone: 'bad', title: ownMessage(error) ?? say(ui.errorProcessing), position: 'top' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={say(session.email)}
        type="email"
        autoComplete="username"
        size="lg"
        value={entered.usr_email}
        error={missing(entered.usr_email)}
        onChange={({ currentTarget }) => setEntered({ ...entered, usr_email: currentTarget.value })}
      />
      <div>
        <PasswordField
          label={say(session.password)}
          autoComplete="current-password"
          size="lg"
          value={entered.usr_password}
          error={missing(entered.usr_password)}
          onChange={({ currentTarget }) => setEntered({ ...entered, usr_password: currentTarget.value })}
        />
        <p className={css.forgot}>
          <Link href={addresses.forgotPassword}>{say(session.forgot)}</Link>
        </p>
      </div>
      {failed && (
        <Note tone="bad">
          <b>{say(session.loginFailed)}</b> {say(session.loginFailedHow)}
        </Note>
      )}
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {say(busy ? session.loggingIn : session.login)}
      </Button>
      {children}
      {registration && !again && (
        <p className={css.new}>
          {say(session.newHere)} <Link href={addresses.register}>{say(session.register)}</Link>{' '}
          {say(session.newHereWhy)}
        </p>
      )}
    </form>
  );
};
