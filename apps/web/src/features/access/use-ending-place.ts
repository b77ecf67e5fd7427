import { reaches } from '@naskhah/kernel/stages';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { presetPage } from '@naskhah/words/access/preset-words';
import { client } from '../../app/client.ts';
import { faultsOf, isRefusal } from '../../app/problem.ts';
import { refreshRecords, useAct } from '../../app/use-act.ts';
import type { Preset } from './use-presets.ts';

const needed = 'articles-need-an-editor';

/** Ends somebody's place in a journal, or makes it less; where articles would be left without an editor, it asks who takes them over. */
export const useEndingPlace = (journal: string, presets: readonly Preset[]) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const request = useRequest();
  const act = useAct();
  const editing = new Set(
    presets
      .filter(({ stages }) => Object.values(stages).some((level) => reaches(level, 'recommend')))
      .map(({ id }) => id),
  );
  const successors = async (person: string) => {
    const { rows } = await client.access.assignedListing({ size: 100, filters: { journal_id: journal } });
    const editors = rows.filter(({ preset_id, user_id }) => editing.has(preset_id) && user_id !== person);
    return [...new Map(editors.map(({ user_id, name }) => [user_id, { value: user_id, label: name }])).values()];
  };
  return async (
    person: string,
    end: (successor_id: string | undefined) => Promise<unknown>,
    words: RequestWords & { done: string },
  ): Promise<void> => {
    const first = await request(
      async () => {
        try {
          await end(undefined);
          return { why: '', options: [] };
        } catch (error) {
          if (!isRefusal(error, needed)) throw error;
          return { why: faultsOf(error)[0]?.message ?? '', options: await successors(person) };
        }
      },
      { ...words, quiet: true },
    );
    if (first === undefined) return;
    if (first.why === '') {
      showNotice({ tone: 'ok', title: words.done });
      await refreshRecords();
      return;
    }
    const answer = await confirm({
      title: say(presetPage.takesOverTitle),
      message: first.why,
      prompt: { kind: 'radio', label: say(presetPage.takesOver), options: first.options },
    });
    if (answer) await act(() => end(String(answer.value)), words);
  };
};
