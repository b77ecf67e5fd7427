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
  /** Says 'Data updated' in a dialog, where what was saved is not seen otherwise. */
  updated?: boolean;
  /** Offers Try Again after a failure. */
  again?: boolean;
};

type Run = <T>(act: () => Promise<T>, words?: RequestWords) => Promise<T | undefined>;
type Told = { title: string; say?: string; error?: unknown } | { again: () => void };

const Running = createContext<Run>(() => Promise.resolve(undefined));

/** Runs a request with its processing message, then says how it went. Answers undefined when it failed. */
export const useRequest = (): Run => use(Running);

/** `ownMessage` finds what the error itself has to say to a person, if anything. */
export const RequestProvider = ({
  ownMessage,
  offer,
  held = false,
  children,
}: {
  ownMessage: (error: unknown) => string | undefined;
  /** A way out of a refusal, beside OK. */
  offer?: (error: unknown, close: () => void) => ReactNode;
  /** Something else is asked first, and its dialog must not be covered. */
  held?: boolean;
  children: ReactNode;
}) => {
  const { say } = useWords();
  const [processing, setProcessing] = useState<string>();
  const [told, setTold] = useState<Told>();

  const run = useCallback<Run>(
    async (act, words = {}) => {
      setProcessing(words.processing ?? say(ui.processing));
      try {
        const value = await act();
        if (words.updated) setTold({ title: say(ui.dataUpdated), ...(words.done && { say: words.done }) });
        else if (!words.quiet) showNotice({ tone: 'ok', title: words.done ?? say(ui.requestDone) });
        return value;
      } catch (error) {
        const own = ownMessage(error);
        showNotice({ tone: 'bad', title: words.failed ?? say(ui.errorProcessing) });
        if (own) setTold({ title: say(ui.errorProcessing), say: own, error });
        else if (words.again) setTold({ again: () => void run(act, words) });
        return undefined;
      } finally {
        setProcessing(undefined);
      }
    },
    [say, ownMessage],
  );

  const close = () => setTold(undefined);
  return (
    <Running value={run}>
      {children}
      {processing !== undefined && !held && <ProcessingOverlay message={processing} />}
      <Suspense>
        {told && 'title' in told && (
          <MessageDialog
            opened
            title={told.title}
            onClose={close}
            further={told.error === undefined ? undefined : offer?.(told.error, close)}
          >
            {told.say}
          </MessageDialog>
        )}
        {told && 'again' in told && <TryAgainDialog opened retry={told.again} onClose={close} />}
      </Suspense>
    </Running>
  );
};
