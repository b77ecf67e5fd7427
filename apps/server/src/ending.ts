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
