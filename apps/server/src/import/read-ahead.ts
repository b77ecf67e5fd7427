import { Worker } from 'node:worker_threads';
import type { ReadFile } from './read-file.ts';

/** So many files are read before the first of them is written: enough that neither side waits, little to hold. */
const ahead = 4;

/** The files in their order, read in a thread of their own while the caller writes. */
export async function* readAhead(files: readonly string[]): AsyncGenerator<ReadFile> {
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url));
  const ready: ReadFile[] = [];
  let wake = () => {};
  let failed: Error | undefined;
  thread.on('message', (read: ReadFile) => {
    ready.push(read);
    wake();
  });
  thread.on('error', (error: Error) => {
    failed = error;
    wake();
  });
  try {
    for (const file of files.slice(0, ahead)) thread.postMessage(file);
    for (let at = 0; at < files.length; at++) {
      while (ready.length === 0 && !failed)
        await new Promise<void>((woken) => {
          wake = woken;
        });
      if (failed) throw failed;
      const read = ready.shift();
      const next = files[at + ahead];
      if (next !== undefined) thread.postMessage(next);
      if (read) yield read;
    }
  } finally {
    await thread.terminate();
  }
}
