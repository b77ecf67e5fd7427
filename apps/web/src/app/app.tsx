import { textSizeAt } from '@naskhah/kernel/text-size';
import { ConfirmProvider } from '@naskhah/ui/dialogs/confirm-provider';
import { NoticeStack } from '@naskhah/ui/dialogs/notice';
import { RequestProvider } from '@naskhah/ui/dialogs/request-provider';
import { NaskhahProvider } from '@naskhah/ui/theme/naskhah-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { AppLink } from './app-link.tsx';
import { useLanguage } from './language.ts';
import { otherRoleOf, ownMessage } from './problem.ts';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { useSession } from './session.ts';
import { useEnded } from './sign-in-again.ts';

const RoleOffer = lazy(async () => ({ default: (await import('./role-offer.tsx')).RoleOffer }));

/** Breakpoints are container queries in rem; Chromium asks them again only when the container itself changes. */
const askBreakpointsAgain = (root: HTMLElement) => {
  root.style.containerName = 'none';
  root.getBoundingClientRect();
  root.style.removeProperty('container-name');
};

/** The language and the text size stand on the document itself: every rem and every screen reader follows them. */
const useDocument = (language: string, textSize: string) => {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.dataset.textSize = textSize;
    askBreakpointsAgain(document.documentElement);
  }, [textSize]);
};

export const App = () => {
  const language = useLanguage((state) => state.language);
  const level = useSession((state) => state.textSize);
  const ended = useEnded(({ settle }) => settle !== undefined);
  useDocument(language, textSizeAt(level));
  return (
    <QueryClientProvider client={queries}>
      <NaskhahProvider language={language} link={AppLink}>
        <NoticeStack />
        <ConfirmProvider>
          <RequestProvider
            ownMessage={ownMessage}
            offer={(error, close) =>
              otherRoleOf(error) && (
                <Suspense>
                  <RoleOffer error={error} onSwitch={close} />
                </Suspense>
              )
            }
            held={ended}
          >
            <RouterProvider router={router} />
          </RequestProvider>
        </ConfirmProvider>
      </NaskhahProvider>
    </QueryClientProvider>
  );
};
