import type { CodeList } from '@naskhah/kernel/code-lists';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { refCode } from '@naskhah/words/reference-data/ref-code';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import type { CodeRow } from './code-search.ts';

/** Takes an entry out of its list, once it has been confirmed. */
export const useRemoveCode = (list: CodeList, done: () => void) => {
  const { say, language } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  return async ({ value, version, label_en, label_ms }: CodeRow): Promise<void> => {
    const title = `${say(refCode.remove)}: ${language === 'en' ? label_en : label_ms}`;
    if (!(await confirm({ title, message: say(refCode.removeSure) }))) return;
    const gone = await act(() => client.codeTables.deleteCode({ list, value, version }), {
      processing: say(refCode.removing),
      done: say(refCode.removed),
    });
    if (gone) done();
  };
};
