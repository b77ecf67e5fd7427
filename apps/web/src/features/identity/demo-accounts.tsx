import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { session } from '@naskhah/words/identity/session';
import css from './demo-accounts.module.css';

/** Shown only where the server says that this is a demonstration, and gives the accounts. */
export const DemoAccounts = ({
  accounts,
  onChoose,
}: {
  accounts: readonly { email: string; name: string }[];
  onChoose: (email: string) => void;
}) => {
  const { say } = useWords();
  return (
    <Note tone="info">
      <b>{say(session.demoAccounts)}</b>
      <p className={css.why}>{say(session.demoWhy)}</p>
      <ul className={css.accounts}>
        {accounts.map(({ email, name }) => (
          <li key={email}>
            <button type="button" className={css.account} onClick={() => onChoose(email)}>
              <b>{name}</b> <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
};
