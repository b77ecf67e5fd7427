import { useLanguage } from './language.ts';
import type { Faulty } from './upload-fault.ts';
import { uploadFault } from './upload-fault.ts';

/** What the server must know of an upload: the record it belongs to and what it is for. */
export type UploadOf = { id: string; ref_id: string; type: string; label?: string; language?: string };

export type Uploaded = { ok: true; id: string } | Faulty;

/** Sends one file and tells how far it is. The id is made before, so that a repeated try is the same upload. */
export const uploadFile = (file: File, about: UploadOf, onSent: (bytes: number) => void): Promise<Uploaded> =>
  new Promise((done) => {
    const form = new FormData();
    form.append('attachment_metadata', JSON.stringify(about));
    form.append('attachment', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/media/files/save-file');
    request.setRequestHeader('accept-language', useLanguage.getState().language);
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)));
    request.addEventListener('load', () =>
      done(request.status === 200 ? { ok: true, id: about.id } : uploadFault(request.responseText)),
    );
    request.addEventListener('error', () => done(uploadFault('')));
    request.addEventListener('abort', () => done(uploadFault('')));
    request.send(form);
  });
