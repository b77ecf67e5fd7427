import type { JournalFileUse } from '@naskhah/kernel/file-use';
import { newId } from '@naskhah/kernel/ids';
import type { FileState } from '@naskhah/ui/form/file-item';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session.ts';
import { sendFile } from '../../uploads/send-file.ts';
import type { Sending, UploadProgress } from '../../uploads/sending.ts';
import type { JournalFile } from './journal-values.ts';

export type RunningUpload = {
  id: string;
  type: JournalFileUse;
  name: string;
  bytes: number;
  state: FileState;
  sending?: Sending;
  progress?: UploadProgress;
};

/** Sends files to the writer's own account, from where saving the journal takes them over. */
export const useJournalUploads = (onSent: (file: JournalFile) => void, onSending: (sending: boolean) => void) => {
  const { say } = useWords();
  const account = useSession((state) => state.user?.usr_id) ?? '';
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const put = (id: string, change: Partial<RunningUpload>) =>
    setRunning((known) => known.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (id: string) => setRunning((known) => known.filter((one) => one.id !== id));
  const refuse = (type: JournalFileUse, { name, size }: File, why: string) =>
    setRunning((known) => [...known, { id: newId(), type, name, bytes: size, state: { is: 'refused', why } }]);
  const send = async (type: JournalFileUse, file: File) => {
    const id = newId();
    const one: RunningUpload = { id, type, name: file.name, bytes: file.size, state: { is: 'uploading', sent: 0 } };
    setRunning((known) => [...known, one]);
    const sending = sendFile(file, { id, ref_id: account, type }, (progress) =>
      put(id, { progress, state: { is: 'uploading', ...progress } }),
    );
    put(id, { sending });
    const end = await sending.end;
    if (end.is === 'refused') return put(id, { state: { is: 'refused', why: end.why ?? say(journalForm.fileFailed) } });
    drop(id);
    if (end.is === 'done') onSent({ id: end.id, type, label: '', filename: file.name, size: file.size });
  };
  const busy = running.some(({ state }) => state.is === 'uploading');
  useEffect(() => onSending(busy), [busy, onSending]);
  return { running, send, refuse, drop };
};
