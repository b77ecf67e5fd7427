import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { Question } from './confirmation-dialog.tsx';
import type { PromptAnswer } from './prompt.ts';

const ConfirmationDialog = lazy(async () => ({
  default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
}));

type Ask = (question: Question) => Promise<PromptAnswer | undefined>;
type Asked = Question & { settle: (answer: PromptAnswer | undefined) => void };

const Asking = createContext<Ask>(() => Promise.resolve(undefined));

/** Asks a question in the confirmation dialog; answers what was entered, or undefined after CANCEL. */
export const useConfirm = (): Ask => use(Asking);

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
