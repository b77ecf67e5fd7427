import { setTimeout } from 'node:timers/promises';

/** Answers no sooner than after `ms`: how long the act itself took tells nobody whether an address is known. */
export const evenly = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
  const soonest = setTimeout(ms);
  try {
    return await act();
  } finally {
    await soonest;
  }
};
