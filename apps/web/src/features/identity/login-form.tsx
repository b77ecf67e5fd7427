import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { Link } from '@naskhah/ui/controls/link';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { PasswordField } from '@naskhah/ui/fields/password-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/session';
import { ui } from '@naskhah/words/ui';
import { useMutation } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { enter } from '../../app/enter.ts';
import { go } from '../../app/go.ts';
import { fieldErrorsOf, isRefusal, ownMessage } from '../../app/problem.ts';
import css from './login-form.module.css';

export type Credentials = { usr_email: string; usr_password: string };

/** One notification for whatever was wrong with the pair, so that nobody learns which accounts there are. */
export const LoginForm = ({ next, filled }: { next?: string | undefined; filled?: Credentials | undefined }) => {
  const { say } = useWords();
  const required = (value: string) => (value.trim() === '' ? say(session.faultRequired) : null);
  const form = useForm<Credentials>({
    initialValues: filled ?? { usr_email: '', usr_password: '' },
    validate: { usr_email: required, usr_password: required },
  });
  const login = useMutation(calls.identity.login.mutationOptions());

  const submit = async (entered: Credentials) => {
    try {
      go(await enter(await login.mutateAsync(entered), next), { replace: true });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (isRefusal(error, 'login-failed') || 'usr_email' in fields) {
        showNotice({
          tone: 'bad',
          title: say(session.loginFailed),
          message: say(session.loginFailedHow),
          position: 'top-center',
        });
      } else showNotice({ tone: 'bad', title: ownMessage(error) ?? say(ui.errorProcessing), position: 'top-center' });
    }
  };

  return (
    <form noValidate className={css.form} onSubmit={form.onSubmit((entered) => void submit(entered))}>
      <TextField
        label={say(session.email)}
        type="email"
        autoComplete="username"
        size="lg"
        {...form.getInputProps('usr_email')}
      />
      <div>
        <PasswordField
          label={say(session.password)}
          autoComplete="current-password"
          size="lg"
          {...form.getInputProps('usr_password')}
        />
        <p className={css.forgot}>
          <Link href={addresses.forgotPassword}>{say(session.forgot)}</Link>
        </p>
      </div>
      <Button type="submit" kind="primary" size="lg" wide busy={login.isPending}>
        {say(login.isPending ? session.loggingIn : session.login)}
      </Button>
      <p className={css.new}>
        {say(session.newHere)} <Link href={addresses.register}>{say(session.register)}</Link> {say(session.newHereWhy)}
      </p>
    </form>
  );
};
