/** How long a notification stays, in milliseconds. */
export const noticeTime = 5000;

type Notice = {
  tone: 'ok' | 'bad';
  title: string;
  message?: string;
  /** Generic ones stand at the top right, message toasts and a failed login at the top. */
  position?: 'top-right' | 'top';
};

export type ShownNotice = Notice & { id: number };

const mostAtOnce = 5;
let shown: readonly ShownNotice[] = [];
let next = 1;
const listeners = new Set<() => void>();

const set = (notices: readonly ShownNotice[]) => {
  shown = notices;
  for (const listener of listeners) listener();
};

export const noticesShown = (): readonly ShownNotice[] => shown;

export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a notification; the oldest gives way when there are too many. */
export const addNotice = (notice: Notice): number => {
  const id = next++;
  set([...shown, { ...notice, id }].slice(-mostAtOnce));
  return id;
};

export const removeNotice = (id: number): void => set(shown.filter((notice) => notice.id !== id));

export const clearNotices = (): void => set([]);
