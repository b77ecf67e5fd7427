import { ui } from '@naskhah/words/ui';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { useWords } from '../language/language-provider.tsx';
import { showNotice } from './notice.tsx';
import { ProcessingOverlay } from './processing-overlay.tsx';

const dialogs = () => import('./message-dialog.tsx');
const MessageDialog = lazy(async () => ({ default: (await dialogs()).MessageDialog }));
const TryAgainDialog = lazy(async () => ({ default: (await dialogs()).TryAgainDialog }));

export type RequestWords = {
  processing?: string;
  done?: string;
  failed?: string;
  /** Says nothing when it went well: the page itself shows it. */
  quiet?: boolean;
  /** Offers Try Again after a failure. */
  again?: boolean;
};

type Run = <T>(act: () => Promise<T>, words?: RequestWords) => Promise<T | undefined>;
type Trouble = { say: string } | { again: () => void };

const Running = createContext<Run>(() => Promise.resolve(undefined));

/** Runs a request with its processing message, then says how it went. Answers undefined when it failed. */
export const useRequest = (): Run => use(Running);

/** `ownMessage` finds what the error itself has to say to a person, if anything. */
export const RequestProvider = ({
  ownMessage,
  children,
}: {
  ownMessage: (error: unknown) => string | undefined;
  children: ReactNode;
}) => {
  const { say } = useWords();
  const [processing, setProcessing] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();

  const run = useCallback<Run>(
    async (act, words = {}) => {
      setProcessing(words.processing ?? say(ui.processing));
      try {
        const value = await act();
        if (!words.quiet) showNotice({ tone: 'ok', title: words.done ?? say(ui.requestDone) });
        return value;
      } catch (error) {
        const own = ownMessage(error);
        showNotice({ tone: 'bad', title: words.failed ?? say(ui.errorProcessing) });
        if (own) setTrouble({ say: own });
        else if (words.again) setTrouble({ again: () => void run(act, words) });
        return undefined;
      } finally {
        setProcessing(undefined);
      }
    },
    [say, ownMessage],
  );

  const close = () => setTrouble(undefined);
  return (
    <Running value={run}>
      {children}
      {processing !== undefined && <ProcessingOverlay message={processing} />}
      <Suspense>
        {trouble && 'say' in trouble && (
          <MessageDialog opened title={say(ui.errorProcessing)} onClose={close}>
            {trouble.say}
          </MessageDialog>
        )}
        {trouble && 'again' in trouble && <TryAgainDialog opened retry={trouble.again} onClose={close} />}
      </Suspense>
    </Running>
  );
};
