/** The other end of `cleanInThread`: one file, then it is ended. */
import { parentPort } from 'node:worker_threads';
import { cleanCopy } from '@naskhah/adapters/clean-copy';

parentPort?.on('message', ({ content, mime }: { content: Uint8Array; mime: string }) => {
  void cleanCopy(content, mime).then((made) => parentPort?.postMessage(made));
});
