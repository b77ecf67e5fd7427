import type { ExportFormat } from '@naskhah/kernel/exported-table';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { exports } from '@naskhah/words/desk-workspace/exports';
import { saveFile } from '../../app/save-file.ts';

/** Puts a list as a file among the downloads, in the language of the interface. */
export const useExport = (path: string) => {
  const { say, language } = useWords();
  const request = useRequest();
  return (format: ExportFormat, question: object) =>
    request(() => saveFile(path, { ...question, format, language }), {
      processing: say(exports.preparing),
      done: say(exports.done),
      failed: say(exports.failed),
    });
};
