import { create } from 'zustand';

type LoggedRequest = { id: number; method: string; path: string; status: number; milliseconds: number };

const kept = 50;

/** The latest requests, for the developer tools. Held in memory only. */
export const useRequestLog = create<{ requests: LoggedRequest[] }>(() => ({ requests: [] }));

let next = 1;

export const logRequest = (request: Omit<LoggedRequest, 'id'>): void => {
  const id = next++;
  useRequestLog.setState(({ requests }) => ({ requests: [{ id, ...request }, ...requests].slice(0, kept) }));
};
