import type { FileUse } from '@naskhah/kernel/file-use';
import { newId } from '@naskhah/kernel/ids';
import { create } from 'zustand';
import { sendFile } from '../../uploads/send-file.ts';
import type { Sending, UploadProgress } from '../../uploads/sending.ts';

export type Refusal = { code: 'too-large' | 'empty' | 'failed' } | { words: string };

export type Upload = {
  id: string;
  draft: string;
  component: FileUse;
  file: File;
  progress: UploadProgress;
  refusal: Refusal | undefined;
  /** Nothing for a file that was refused before it was sent. */
  sending: Sending | undefined;
};

/** Uploads on their way, or refused. They go on while the author looks at another step. */
export const useUploads = create<{ uploads: Upload[] }>(() => ({ uploads: [] }));

const change = (id: string, part: Partial<Upload>) =>
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));

export const forgetUpload = (id: string): void =>
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));

/** What can be known of a file before it is sent. */
const refusalOf = ({ size }: File, most: number): Refusal | undefined => {
  if (size === 0) return { code: 'empty' };
  return size > most ? { code: 'too-large' } : undefined;
};

/** Sends a file of at most so many bytes to a draft; what was refused stays in the list until it is dismissed. */
export const startUpload = async (
  draft: string,
  component: FileUse,
  file: File,
  most: number,
  onDone: () => Promise<void>,
): Promise<void> => {
  const id = newId();
  const refusal = refusalOf(file, most);
  const told = (progress: UploadProgress) => change(id, { progress });
  const sending = refusal ? undefined : sendFile(file, { id, ref_id: draft, type: component }, told);
  const progress: UploadProgress = { phase: 'sending', sent: 0 };
  const upload = { id, draft, component, file, progress, refusal, sending };
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
  if (!sending) return;
  const end = await sending.end;
  if (end.is === 'refused') return change(id, { refusal: end.why ? { words: end.why } : { code: 'failed' } });
  if (end.is === 'done') await onDone();
  forgetUpload(id);
};
