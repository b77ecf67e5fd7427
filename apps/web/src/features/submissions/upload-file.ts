/** What became of an upload. */
export type UploadEnd = { is: 'done' } | { is: 'stopped' } | { is: 'refused'; why: string | undefined };

type Upload = {
  file: File;
  metadata: { id: string; ref_id: string; type: string };
  language: string;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

const detailOf = (text: string): string | undefined => {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return undefined;
    return typeof problem.detail === 'string' ? problem.detail : undefined;
  } catch {
    return undefined;
  }
};

/** Sends one file. Not by fetch, which does not tell how much has been sent. */
export const uploadFile = ({ file, metadata, language, onSent, signal }: Upload): Promise<UploadEnd> =>
  new Promise((end) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('attachment_metadata', JSON.stringify(metadata));
    form.append('attachment', file, file.name);
    request.open('POST', '/media/files/save-file');
    request.setRequestHeader('accept-language', language);
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, file.size));
    request.onload = () =>
      end(request.status === 200 ? { is: 'done' } : { is: 'refused', why: detailOf(request.responseText) });
    request.onerror = () => end({ is: 'refused', why: undefined });
    request.onabort = () => end({ is: 'stopped' });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
