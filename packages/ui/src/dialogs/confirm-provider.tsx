import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Ask, Asking, type Question } from './confirm.tsx';
import type { PromptAnswer } from './prompt.ts';

const ConfirmationDialog = lazy(async () => ({
  default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
}));

type Asked = Question & { settle: (answer: PromptAnswer | undefined) => void };

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<Ask>((question) => new Promise((settle) => setAsked({ ...question, settle })), []);
  const settle = (answer: PromptAnswer | undefined) => {
    asked?.settle(answer);
    setAsked(undefined);
  };
  return (
    <Asking value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmationDialog opened {...asked} onCancel={() => settle(undefined)} onConfirm={settle} />
        </Suspense>
      )}
    </Asking>
  );
};
