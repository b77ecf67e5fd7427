import type { Autosave } from '@naskhah/ui/form/autosave-state';
import { ORPCError } from '@orpc/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { zoneOfBrowser } from '../app/use-dates.ts';

const pause = 1200;
const untilNextTry = 5000;

/**
 * Saves what is typed after a pause, one save at a time. Without a connection it says so and tries again;
 * `save` answers false when it must not go on by itself, because somebody else saved in between.
 */
export const useAutosave = <V>(values: V, first: V, save: (values: V) => Promise<boolean>) => {
  const [state, setState] = useState<Autosave>();
  const [kept, setKept] = useState(JSON.stringify(first));
  const [tries, setTries] = useState(0);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const text = JSON.stringify(values);
  const open = text !== kept;

  const saveNow = useEffectEvent(async () => {
    setState({ is: 'saving' });
    try {
      if (await save(values)) {
        setKept(text);
        setState({ is: 'saved', at: new Date(), timeZone: zoneOfBrowser });
      } else setState(undefined);
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) setState(undefined);
      else {
        setState({ is: 'offline', changes: 1 });
        setTries((count) => count + 1);
      }
    }
  });

  useEffect(() => {
    if (!open || text === '') return;
    const timer = setTimeout(
      () => {
        running.current = running.current.then(() => saveNow());
      },
      tries > 0 ? untilNextTry : pause,
    );
    return () => clearTimeout(timer);
  }, [open, text, tries]);

  return {
    state,
    /** Whether something is not saved yet. */
    open,
    /** Saves at once what is open. */
    now: (): Promise<unknown> => {
      if (open) running.current = running.current.then(() => saveNow());
      return running.current;
    },
    /** Waits for a save that is on its way. */
    settled: () => running.current,
    /** What stands now counts as saved, as after a submission. */
    forget: () => setKept(text),
  };
};
