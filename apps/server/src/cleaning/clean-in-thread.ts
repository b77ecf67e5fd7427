import { Worker } from 'node:worker_threads';
import type { CleanCopy, Cleaning } from '@naskhah/modules/media';

/** A file made to take for ever, or all memory, ends its own thread and nothing else. */
const longest = 60_000;
const mostMemory = 512;

const uncleanable: Cleaning = { is: 'uncleanable', traces: [], text: '' };

const inThread = async (content: Uint8Array, mime: string, most: number): Promise<Cleaning> => {
  const thread = new Worker(new URL('./cleaner-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  const ended = Promise.withResolvers<Cleaning>();
  const timer = setTimeout(() => ended.resolve(uncleanable), most);
  thread.on('message', ended.resolve);
  thread.on('error', () => ended.resolve(uncleanable));
  thread.on('exit', () => ended.resolve(uncleanable));
  thread.postMessage({ content, mime });
  try {
    return await ended.promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
};

/** Cleans one file after the other in a thread of its own: many at once would cost more memory than the server has. */
export const cleanInThread = (most = longest): CleanCopy => {
  let last: Promise<unknown> = Promise.resolve();
  return (content, mime) => {
    const next = last.then(() => inThread(content, mime, most));
    last = next;
    return next;
  };
};
