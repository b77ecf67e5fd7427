import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

let open: readonly object[] = [];
const listeners = new Set<() => void>();

const set = (dialogs: readonly object[]) => {
  open = dialogs;
  for (const listener of listeners) listener();
};

const onChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this is the dialog in front: Escape closes one dialog at a time. */
export const useOnTop = (opened: boolean): boolean => {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    if (!opened) return;
    set([...open, me]);
    return () => set(open.filter((one) => one !== me));
  }, [opened, me]);
  return useSyncExternalStore(onChange, () => open.at(-1) === me);
};
