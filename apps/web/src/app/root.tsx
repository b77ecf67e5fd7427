import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ErrorState, NotFound } from '@naskhah/ui/page/empty-state';
import { shell } from '@naskhah/words/shell';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { addresses } from './addresses.ts';
import css from './root.module.css';
import { isLoggedIn } from './session.ts';

/** Public pages start anew with each path; the private area does so for its own view, so that its frame stays. */
export const Root = () => {
  const key = useLocation({ select: ({ pathname }) => (pathname.startsWith('/private') ? '/private' : pathname) });
  return <Outlet key={key} />;
};

/** Nothing but calm until the reference data is there. */
export const Pending = () => {
  const { say } = useWords();
  return (
    <main className={css.pending} aria-busy="true">
      <span className={css.spoken} role="status">
        {say(shell.loading)}
      </span>
    </main>
  );
};

export const StartFailed = () => {
  const router = useRouter();
  const { say } = useWords();
  return (
    <main className={css.middle}>
      <title>Naskhah</title>
      <ErrorState level={1} onRetry={() => void router.invalidate()}>
        {say(shell.portalDown)}
      </ErrorState>
    </main>
  );
};

/** An address outside the private area that is not there. */
export const PublicMissing = () => (
  <main>
    <PageMissing />
  </main>
);

export const PageMissing = () => {
  const { say } = useWords();
  const inside = isLoggedIn();
  return (
    <div className={css.middle}>
      <NotFound
        action={
          <ButtonLink kind="primary" href={inside ? addresses.workspace : addresses.login}>
            {say(inside ? shell.toWorkspace : shell.toLogin)}
          </ButtonLink>
        }
      />
    </div>
  );
};
