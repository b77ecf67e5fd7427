/** Large files by the tus protocol: paused, taken up again after a broken line or a reload, then saved like the others. */
import { DetailedError, Upload } from 'tus-js-client';
import { useLanguage } from '../app/language.ts';
import { whoseHeader } from '../app/session.ts';
import { signInAgain } from '../app/sign-in-again.ts';
import { finishUpload } from './finish-upload.ts';
import type { Sending, Tell, UploadEnd, UploadOf, UploadPhase } from './sending.ts';
import { uploadFault } from './upload-fault.ts';

/** Below what proxies usually let through at once. */
const chunkSize = 32 * 1024 * 1024;
const patience = 10_000;

const idIn = (url: string | null): string => url?.split('/').at(-1) ?? '';

/** Found again by the same file for the same place, also after a reload. */
const fingerprint = (file: File, { ref_id, type }: UploadOf): string =>
  ['naskhah', ref_id, type, file.name, file.size, file.lastModified].join('/');

export const sendInParts = (file: File, about: UploadOf, tell: Tell): Required<Sending> => {
  let phase: UploadPhase = 'sending';
  let sent = 0;
  let finish: (end: UploadEnd) => void = () => undefined;
  const end = new Promise<UploadEnd>((done) => {
    finish = done;
  });
  const enter = (next: UploadPhase) => {
    phase = next;
    tell({ phase, sent });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    if (phase !== 'waiting') return;
    clearTimeout(timer);
    enter('sending');
    upload.start();
  };
  const wait = () => {
    if (phase === 'paused') return;
    enter('waiting');
    timer = setTimeout(goOn, patience);
  };
  const close = (how: UploadEnd) => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
    finish(how);
  };
  const { id, ref_id, type, label, language } = about;
  const upload = new Upload(file, {
    endpoint: '/media/files/resumable',
    chunkSize,
    retryDelays: [500, 2000, 5000],
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprint(file, about),
    headers: { 'accept-language': useLanguage.getState().language, ...whoseHeader() },
    metadata: { id, ref_id, type, filename: file.name, ...(label && { label }), ...(language && { language }) },
    onProgress: (bytes) => {
      sent = bytes;
      if (phase === 'sending') tell({ phase, sent });
    },
    onSuccess: () => {
      sent = file.size;
      enter('checking');
      void finishUpload(idIn(upload.url), (isDown) => enter(isDown ? 'waiting' : 'checking')).then(close);
    },
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : undefined;
      const status = answer?.getStatus() ?? 0;
      if (status === 401)
        void signInAgain().then((again) =>
          again ? upload.start() : close({ is: 'refused', why: uploadFault(answer?.getBody() ?? '') }),
        );
      else if (status >= 400 && status < 500) close({ is: 'refused', why: uploadFault(answer?.getBody() ?? '') });
      else wait();
    },
  });
  window.addEventListener('online', goOn);
  void upload.findPreviousUploads().then(([earlier]) => {
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (phase === 'sending') upload.start();
  });
  return {
    end,
    stop: () => {
      // What has come is taken away; if that does not reach the server, it does so itself after a day.
      upload.abort(true).catch(() => undefined);
      close({ is: 'stopped' });
    },
    pause: () => {
      if (phase === 'checking') return;
      clearTimeout(timer);
      enter('paused');
      void upload.abort();
    },
    resume: () => {
      if (phase !== 'paused' && phase !== 'waiting') return;
      phase = 'waiting';
      goOn();
    },
  };
};
