/** A session that ended while its page is still open: one login for all requests that were refused for it. */
import { create } from 'zustand';
import { isLoggedIn } from './session.ts';

type Ended = {
  /** Told whether the same person is in again; undefined while the session lives. */
  settle: ((again: boolean) => void) | undefined;
};

export const useEnded = create<Ended>(() => ({ settle: undefined }));

let asking: Promise<boolean> | undefined;

const ask = (): Promise<boolean> =>
  new Promise<boolean>((settle) => useEnded.setState({ settle })).finally(() => {
    asking = undefined;
    useEnded.setState({ settle: undefined });
  });

/** Whether the person who was in is in again. */
export const signInAgain = async (): Promise<boolean> => {
  if (!isLoggedIn()) return false;
  asking ??= ask();
  return asking;
};
