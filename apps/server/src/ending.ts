import { setTimeout as pause } from 'node:timers/promises';

/** Tells once when this process shall end: by Ctrl-C, by a signal, or because the process that started it is gone. */
export const whenAsked = (end: () => void): void => {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    end();
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  // Started by tools/run.mjs, the line to it breaks when somebody kills it.
  process.on('disconnect', once);
  process.channel?.unref();
};

/** Ends what was started, the last first. What does not end in `limit` ms or fails is said and left behind: the process goes all the same. */
export const endAll = async (
  endings: readonly { what: string; end: () => Promise<unknown> }[],
  limit: number,
  say: (line: string) => void,
): Promise<void> => {
  for (const { what, end } of endings.toReversed()) {
    const ended = end().then(
      () => '',
      (error: unknown) => `Ending ${what} failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    const timer = new AbortController();
    const late = pause(limit, `Ending ${what} took longer than ${limit / 1000} s.`, { signal: timer.signal });
    const said = await Promise.race([ended, late.catch(() => '')]);
    timer.abort();
    if (said) say(said);
  }
};
