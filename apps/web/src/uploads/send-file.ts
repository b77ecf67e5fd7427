import { oneRequestLimit } from '@naskhah/kernel/upload-limit';
import { sendInOne } from './send-in-one.ts';
import type { Sending, Tell, UploadOf } from './sending.ts';

/** Starts before the code for it has come; what is asked of it meanwhile is done then. */
const sendInParts = (file: File, about: UploadOf, tell: Tell): Sending => {
  const starting = import('./send-in-parts.ts').then((parts) => parts.sendInParts(file, about, tell));
  return {
    end: starting.then(
      ({ end }) => end,
      () => ({ is: 'refused', why: undefined }),
    ),
    stop: () => void starting.then(({ stop }) => stop()),
    pause: () => void starting.then(({ pause }) => pause()),
    resume: () => void starting.then(({ resume }) => resume()),
  };
};

/** Sends one file and tells how far it is. The id is made before, so that a repeated try is the same upload. */
export const sendFile = (file: File, about: UploadOf, tell: Tell): Sending =>
  (file.size > oneRequestLimit ? sendInParts : sendInOne)(file, about, tell);
