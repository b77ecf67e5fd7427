import type { JournalFileUse } from '@naskhah/kernel/file-use';
import { Button } from '@naskhah/ui/controls/button';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FileField } from '@naskhah/ui/form/file-field';
import { FileItem } from '@naskhah/ui/form/file-item';
import { fileSize } from '@naskhah/ui/form/file-size';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { uploadLimits } from '@naskhah/words/media/upload-limits';
import { Fragment } from 'react';
import { addresses } from '../../app/addresses.ts';
import { UploadControls } from '../../uploads/upload-controls.tsx';
import { useUploadLimit } from '../../uploads/use-upload-limit.ts';
import { CoverField } from './cover-field.tsx';
import css from './journal-files.module.css';
import type { JournalFile } from './journal-values.ts';
import type { JournalFormApi } from './use-journal-form.ts';
import { type RunningUpload, useJournalUploads } from './use-journal-uploads.ts';

const Running = ({ upload, onDrop }: { upload: RunningUpload; onDrop: () => void }) => {
  const { say } = useWords();
  const { name, bytes, state, sending, progress } = upload;
  const action =
    state.is === 'uploading' ? (
      sending && <UploadControls name={name} phase={progress?.phase ?? 'sending'} sending={sending} />
    ) : (
      <Button size="sm" kind="quiet" aria-label={`${say(journalForm.fileRemove)}: ${name}`} onClick={onDrop}>
        {say(journalForm.fileRemove)}
      </Button>
    );
  return <FileItem name={name} bytes={bytes} state={state} action={action} />;
};

/** Cover, policies and evidence of a journal. They are its files once it is saved. */
export const FileFields = ({
  form,
  uses = ['cover', 'policy', 'evidence'],
  onSending,
}: {
  form: JournalFormApi;
  uses?: readonly JournalFileUse[];
  onSending: (sending: boolean) => void;
}) => {
  const { say, sayWith } = useWords();
  const most = { policy: useUploadLimit('policy'), evidence: useUploadLimit('evidence') };
  const change = (next: (files: JournalFile[]) => JournalFile[]) =>
    form.setFieldValue('files', next(form.getValues().files));
  const without = (id: string) => change((files) => files.filter((file) => file.id !== id));
  const uploads = useJournalUploads(
    (file) => change((files) => [...files.filter(({ type }) => file.type !== 'cover' || type !== 'cover'), file]),
    onSending,
  );
  const { files } = form.values;
  const cover = files.find(({ type }) => type === 'cover');
  const runningAs = (use: string) =>
    uploads.running
      .filter(({ type }) => type === use)
      .map((upload) => <Running key={upload.id} upload={upload} onDrop={() => uploads.drop(upload.id)} />);
  const choose = (use: 'policy' | 'evidence', file: File) => {
    if (file.size <= most[use]) return void uploads.send(use, file);
    const sizes = { size: fileSize(file.size), most: fileSize(most[use]) };
    uploads.refuse(use, file, sayWith(uploadLimits.tooLarge, sizes));
  };
  return (
    <Section title={say(journalForm.files)}>
      <FieldStack>
        {uses.includes('cover') && (
          <CoverField
            cover={cover}
            onChoose={(picture) => void uploads.send('cover', picture)}
            onRemove={() => cover && without(cover.id)}
          />
        )}
        {runningAs('cover').length > 0 && <ul>{runningAs('cover')}</ul>}
        {(['policy', 'evidence'] as const)
          .filter((use) => uses.includes(use))
          .map((use) => (
            <FileField
              key={use}
              many
              label={say(journalForm[use])}
              limits={sayWith(uploadLimits.atMost, {
                types: say(use === 'policy' ? journalForm.policyTypes : journalForm.evidenceTypes),
                most: fileSize(most[use]),
              })}
              onFiles={(chosen) => {
                for (const file of chosen) choose(use, file);
              }}
            >
              {files.flatMap(({ id, type, filename, size }, place) =>
                type === use ? (
                  <Fragment key={id}>
                    <FileItem
                      name={filename}
                      href={addresses.file(id)}
                      bytes={size}
                      state={{ is: 'uploaded' }}
                      action={
                        <Button
                          size="sm"
                          kind="quiet"
                          aria-label={`${say(journalForm.fileRemove)}: ${filename}`}
                          onClick={() => without(id)}
                        >
                          {say(journalForm.fileRemove)}
                        </Button>
                      }
                    />
                    <li className={css.label}>
                      <TextField
                        label={sayWith(journalForm.fileLabel, { name: filename })}
                        optional
                        maxLength={300}
                        {...form.getInputProps(`files.${place}.label`)}
                      />
                    </li>
                  </Fragment>
                ) : (
                  []
                ),
              )}
              {runningAs(use)}
            </FileField>
          ))}
      </FieldStack>
    </Section>
  );
};
