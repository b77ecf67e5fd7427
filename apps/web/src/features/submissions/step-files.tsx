import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { FileField } from '@naskhah/ui/form/file-field';
import { FileItem } from '@naskhah/ui/form/file-item';
import { fileSize } from '@naskhah/ui/form/file-size';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { uploadLimits } from '@naskhah/words/media/upload-limits';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { IconTrash, IconX } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { FileFindings } from '../../app/file-findings.tsx';
import { UploadControls } from '../../uploads/upload-controls.tsx';
import { useUploadLimit } from '../../uploads/use-upload-limit.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import type { Draft } from './draft.ts';
import { type Component, componentsOf, extensions } from './file-components.ts';
import { forgetUpload, startUpload, type Upload, useUploads } from './uploads.ts';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

const UploadItem = ({ upload }: { upload: Upload }) => {
  const { say, sayWith } = useWords();
  const { refusal, file, progress, id, sending } = upload;
  const sizes = { size: fileSize(file.size), most: fileSize(useUploadLimit(upload.component)) };
  const whyOf = (given: NonNullable<typeof refusal>): string => {
    if ('words' in given) return given.words;
    if (given.code === 'too-large') return sayWith(uploadLimits.tooLarge, sizes);
    return say(given.code === 'empty' ? wizardFiles.empty : wizardFiles.failed);
  };
  return (
    <FileItem
      name={file.name}
      bytes={file.size}
      state={refusal ? { is: 'refused', why: whyOf(refusal) } : { is: 'uploading', ...progress }}
      action={
        sending && !refusal ? (
          <UploadControls name={file.name} phase={progress.phase} sending={sending} />
        ) : (
          <IconButton icon={IconX} label={say(wizardFiles.dismiss)} onClick={() => forgetUpload(id)} />
        )
      }
    />
  );
};

const SavedItem = ({ file }: { file: Draft['files'][number] }) => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const request = useRequest();
  const confirm = useConfirm();
  const remove = async () => {
    const sure = await confirm({
      title: say(wizardFiles.removeTitle),
      message: sayWith(wizardFiles.removeFileWhy, { name: file.filename }),
    });
    if (!sure) return;
    await request(
      async () => {
        await client.media.deleteFile({ id: file.id });
        await keeper.reload();
      },
      { processing: say(wizardFiles.removing), done: say(wizardFiles.removed) },
    );
  };
  return (
    <FileItem
      name={file.filename}
      href={addresses.file(file.id)}
      bytes={file.size}
      state={{ is: 'uploaded' }}
      action={
        <IconButton
          icon={IconTrash}
          label={sayWith(wizardFiles.removeFile, { name: file.filename })}
          onClick={() => void remove()}
        />
      }
    />
  );
};

const ComponentFiles = ({ component }: { component: Component }) => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const confirm = useConfirm();
  const { id, files } = useDraft();
  const uploads = useUploads((all) => all.uploads);
  const { value, many, types, required } = component;
  const most = useUploadLimit(value);
  const saved = files.filter(({ use }) => use === value);
  const running = uploads.filter((upload) => upload.draft === id && upload.component === value);
  const upload = async (chosen: File[]) => {
    const [old] = saved;
    if (!many && old && chosen[0]) {
      const names = { old: old.filename, name: chosen[0].name };
      const title = say(wizardFiles.replaceTitle);
      if (!(await confirm({ title, message: sayWith(wizardFiles.replaceWhy, names) }))) return;
    }
    for (const file of chosen) void startUpload(id, value, file, most, keeper.reload);
  };
  return (
    <FileField
      label={say(wizardFiles[value])}
      required={required}
      many={many}
      accept={extensions[types]}
      limits={sayWith(uploadLimits.atMost, { types: say(wizardFiles[types]), most: fileSize(most) })}
      onFiles={(chosen) => void upload(chosen)}
    >
      {(saved.length > 0 || running.length > 0) && (
        <>
          {saved.map((file) => (
            <SavedItem key={file.id} file={file} />
          ))}
          {running.map((upload) => (
            <UploadItem key={upload.id} upload={upload} />
          ))}
        </>
      )}
    </FileField>
  );
};

/** Files by what they are: limits before, progress during, the result after. */
export const StepFiles = () => {
  const fault = useFault('files');
  const draft = useDraft();
  const { id, files } = draft;
  return (
    <FieldStack>
      {componentsOf(draft).map((component) => {
        const path = component.value === 'manuscript' ? 'files' : component.value;
        return (
          <FieldPlace key={component.value} path={path}>
            <ComponentFiles component={component} />
            {fault(path) && <ErrorLine>{fault(path)}</ErrorLine>}
          </FieldPlace>
        );
      })}
      <FileFindings article={id} newest={files.map((file) => file.id).join(' ')} />
    </FieldStack>
  );
};
