import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { useLocation } from '@tanstack/react-router';
import { addresses } from '../app/addresses.ts';
import { go } from '../app/go.ts';
import { AsideLine } from '../features/identity/aside-line.tsx';
import { NewPasswordForm } from '../features/identity/new-password-form.tsx';
import { PublicPage } from '../features/identity/public-page.tsx';

const ticketIn = (state: object): string | undefined =>
  'ticket' in state && typeof state.ticket === 'string' ? state.ticket : undefined;

/** The ticket travels in the history entry: never in the address, where logs and other people would see it. */
export const ResetPasswordPage = () => {
  const { say } = useWords();
  const ticket = useLocation({ select: ({ state }) => ticketIn(state) });
  return (
    <PublicPage title={say(account.resetTitle)} lead={say(account.resetLead)}>
      {ticket ? (
        <NewPasswordForm ticket={ticket} onSet={() => go(addresses.login, { replace: true })} />
      ) : (
        <>
          <Note tone="warn">
            <b>{say(account.noTicket)}</b>
            <p>{say(account.noTicketWhy)}</p>
          </Note>
          <ButtonLink kind="primary" size="lg" href={addresses.forgotPassword}>
            {say(account.startAgain)}
          </ButtonLink>
        </>
      )}
      <AsideLine href={addresses.login}>{say(session.backToLogin)}</AsideLine>
    </PublicPage>
  );
};
