import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useWords } from '@naskhah/ui/language/language-provider';
import { bulk } from '@naskhah/words/workflow/bulk';
import type { Answers } from '../../../app/answers.ts';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';

export type Outcomes = Answers['workflow']['assignEditorToArticles'];

/** Acts on several articles. Answers what came of each where not all went well; undefined otherwise. */
export const useBulk = () => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const run = async (send: () => Promise<Outcomes>, processing: string): Promise<Outcomes | undefined> => {
    const outcomes = await act(send, { processing, quiet: true });
    if (!outcomes) return undefined;
    if (outcomes.done < outcomes.results.length) return outcomes;
    showNotice({ tone: 'ok', title: sayWith(bulk.allDone, { count: outcomes.done }) });
    return undefined;
  };
  return {
    assign: (article_ids: string[], user_id: string) =>
      run(() => client.workflow.assignEditorToArticles({ article_ids, user_id }), say(bulk.assigning)),
    remind: async (article_ids: string[]) => {
      const sure = await confirm({ title: say(bulk.remindTitle), message: say(bulk.remindWhy) });
      return sure ? run(() => client.workflow.remindLateReviewers({ article_ids }), say(bulk.reminding)) : undefined;
    },
  };
};
