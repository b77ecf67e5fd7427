import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import { FileList } from '@naskhah/ui/record/file-list';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { addresses } from '../../app/addresses.ts';
import { CheckFacts } from './check-facts.tsx';
import { componentsOf } from './file-components.ts';
import { useDraft } from './use-draft.tsx';

/** Every file by what it is; its name opens it. */
export const CheckFiles = () => {
  const { say } = useWords();
  const draft = useDraft();
  const { files } = draft;
  const listed = (use: string) =>
    files
      .filter((file) => file.use === use)
      .map(({ id, filename, size }) => ({
        id,
        name: filename,
        href: addresses.file(id),
        detail: fileSize(size),
      }));
  return (
    <CheckFacts
      step="files"
      facts={componentsOf(draft).map(({ value }) => ({
        label: say(wizardFiles[value]),
        path: value === 'manuscript' ? 'files' : value,
        value: listed(value).length > 0 && <FileList files={listed(value)} />,
      }))}
    />
  );
};
