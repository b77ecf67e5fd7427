import { ButtonLink } from '@naskhah/ui/controls/button';
import { unsavedNow, useLetGo } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ErrorState, NotFound } from '@naskhah/ui/page/empty-state';
import { shell } from '@naskhah/words/shell';
import { Outlet, useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addresses } from './addresses.ts';
import css from './root.module.css';
import { isLoggedIn } from './session.ts';
import { useEnded } from './sign-in-again.ts';

const sameSearch = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const SessionEnded = lazy(async () => ({
  default: (await import('../features/identity/session-ended.tsx')).SessionEnded,
}));

/** Nothing that is typed is left behind without a question, wherever one goes. Public pages start anew with each path; the private area does so for its own view, so that its frame stays. */
export const Root = () => {
  const key = useLocation({ select: ({ pathname }) => (pathname.startsWith('/private') ? '/private' : pathname) });
  const letGo = useLetGo();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // To another place on the same page nothing goes away.
      const isSamePage = current.pathname === next.pathname && sameSearch(current.search, next.search);
      return !isSamePage && !(await letGo(() => unsavedNow(next.pathname)));
    },
    enableBeforeUnload: () => unsavedNow().length > 0,
  });
  const settle = useEnded((ended) => ended.settle);
  return (
    <>
      <Outlet key={key} />
      {settle && (
        <Suspense>
          <SessionEnded settle={settle} />
        </Suspense>
      )}
    </>
  );
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
