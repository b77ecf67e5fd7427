/** The other end of `readAhead`: reads the files that it is told, one after the other, beside the writing. */
import { parentPort } from 'node:worker_threads';
import { readFile } from './read-file.ts';

parentPort?.on('message', (file: string) => {
  const read = readFile(file);
  parentPort?.postMessage(read, [read.bytes.buffer as ArrayBuffer]);
});
