import { useLanguage } from '../app/language.ts';
import { whoseHeader } from '../app/session.ts';
import { signInAgain } from '../app/sign-in-again.ts';
import type { UploadEnd } from './sending.ts';
import { uploadFault } from './upload-fault.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks for a file that has come in parts to be saved, again and again while it is being checked or the line is down. */
export const finishUpload = async (id: string, onLine: (isDown: boolean) => void): Promise<UploadEnd> => {
  for (;;) {
    const answer = await fetch('/media/files/save-file', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': useLanguage.getState().language,
        ...whoseHeader(),
      },
      body: JSON.stringify({ upload: id }),
    }).catch(() => undefined);
    onLine(!answer);
    if (answer?.status === 200) return { is: 'done', id };
    if (answer?.status === 401 && (await signInAgain())) continue;
    if (answer && answer.status !== 202) return { is: 'refused', why: uploadFault(await answer.text()) };
    await pause(answer ? 2000 : 5000);
  }
};
