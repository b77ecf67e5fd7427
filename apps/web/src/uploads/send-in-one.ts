import { useLanguage } from '../app/language.ts';
import { whoseHeader } from '../app/session.ts';
import { signInAgain } from '../app/sign-in-again.ts';
import type { Sending, Tell, UploadEnd, UploadOf } from './sending.ts';
import { uploadFault } from './upload-fault.ts';

/** One request for the whole file. Not by fetch, which does not tell how much has been sent. */
export const sendInOne = (file: File, about: UploadOf, tell: Tell): Sending => {
  const request = new XMLHttpRequest();
  const end = new Promise<UploadEnd>((done) => {
    const form = new FormData();
    form.append('attachment_metadata', JSON.stringify(about));
    form.append('attachment', file);
    const start = () => {
      request.open('POST', '/media/files/save-file');
      request.setRequestHeader('accept-language', useLanguage.getState().language);
      for (const [name, value] of Object.entries(whoseHeader())) request.setRequestHeader(name, value);
      request.send(form);
    };
    request.upload.addEventListener('progress', ({ loaded }) =>
      tell({ phase: 'sending', sent: Math.min(loaded, file.size) }),
    );
    request.upload.addEventListener('load', () => tell({ phase: 'checking', sent: file.size }));
    request.addEventListener('load', async () => {
      if (request.status === 401 && (await signInAgain())) return start();
      done(
        request.status === 200
          ? { is: 'done', id: about.id }
          : { is: 'refused', why: uploadFault(request.responseText) },
      );
    });
    request.addEventListener('error', () => done({ is: 'refused', why: undefined }));
    request.addEventListener('abort', () => done({ is: 'stopped' }));
    start();
  });
  return { end, stop: () => request.abort() };
};
