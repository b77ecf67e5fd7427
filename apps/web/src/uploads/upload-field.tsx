import type { FileUse } from '@naskhah/kernel/file-use';
import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { FileField } from '@naskhah/ui/form/file-field';
import { FileItem, type FileState } from '@naskhah/ui/form/file-item';
import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import { uploadLimits } from '@naskhah/words/media/upload-limits';
import { deciding } from '@naskhah/words/workflow/deciding';
import { useState } from 'react';
import { client } from '../app/client.ts';
import { refreshRecords } from '../app/use-act.ts';
import { sendFile } from './send-file.ts';
import type { Sending, UploadProgress } from './sending.ts';
import { UploadControls } from './upload-controls.tsx';
import { useUploadLimit } from './use-upload-limit.ts';

type Item = { id: string; name: string; bytes: number; state: FileState; sending?: Sending; progress?: UploadProgress };

/** Uploads files to a record at once when they are chosen: how far each is, and what came of it. */
export const UploadField = ({
  label,
  types,
  refId,
  type,
  required,
  many,
  onUploaded,
}: {
  label: string;
  /** Which files are taken, in words. */
  types: string;
  refId: string;
  type: FileUse;
  required?: boolean;
  many?: boolean;
  /** Ids and names of what is there, after each upload and each removal. */
  onUploaded: (files: { id: string; name: string }[]) => void;
}) => {
  const { say, sayWith } = useWords();
  const most = useUploadLimit(type);
  const [items, setItems] = useState<Item[]>([]);
  const put = (id: string, change: Partial<Item>) =>
    setItems((known) => known.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const drop = (id: string) => setItems((known) => known.filter((item) => item.id !== id));

  const send = async (file: File) => {
    const id = newId();
    const item: Item = { id, name: file.name, bytes: file.size, state: { is: 'uploading', sent: 0 } };
    const kept = many ? items : [];
    if (file.size > most) {
      const why = sayWith(uploadLimits.tooLarge, { size: fileSize(file.size), most: fileSize(most) });
      return setItems([...kept, { ...item, state: { is: 'refused', why } }]);
    }
    setItems([...kept, item]);
    const sending = sendFile(file, { id, ref_id: refId, type }, (progress) =>
      put(id, { progress, state: { is: 'uploading', ...progress } }),
    );
    put(id, { sending });
    const end = await sending.end;
    if (end.is === 'stopped') return drop(id);
    if (end.is === 'refused') return put(id, { state: { is: 'refused', why: end.why ?? say(deciding.uploadFailed) } });
    const saved = { ...item, id: end.id, state: { is: 'uploaded' } as const };
    put(id, saved);
    const there = [...kept.filter(({ state }) => state.is === 'uploaded'), saved];
    onUploaded(there.map(({ id: one, name }) => ({ id: one, name })));
    void refreshRecords();
  };

  const remove = async ({ id, state }: Item) => {
    if (state.is === 'uploaded') await client.media.deleteFile({ id }).catch(() => undefined);
    const left = items.filter((item) => item.id !== id);
    setItems(left);
    onUploaded(left.filter((item) => item.state.is === 'uploaded').map(({ id: one, name }) => ({ id: one, name })));
    void refreshRecords();
  };

  return (
    <FileField
      label={label}
      limits={sayWith(uploadLimits.atMost, { types, most: fileSize(most) })}
      {...(required && { required })}
      {...(many && { many })}
      onFiles={(files) => {
        for (const file of files) void send(file);
      }}
    >
      {items.map((item) => (
        <FileItem
          key={item.id}
          name={item.name}
          bytes={item.bytes}
          state={item.state}
          action={
            item.state.is === 'uploading' ? (
              item.sending && (
                <UploadControls name={item.name} phase={item.progress?.phase ?? 'sending'} sending={item.sending} />
              )
            ) : (
              <Button
                size="sm"
                kind="quiet"
                aria-label={`${say(deciding.remove)}: ${item.name}`}
                onClick={() => void remove(item)}
              >
                {say(deciding.remove)}
              </Button>
            )
          }
        />
      ))}
    </FileField>
  );
};
