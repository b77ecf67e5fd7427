import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { deciding } from '@naskhah/words/workflow/deciding';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';

/** Says that the work of a stage is done, once it was asked whether it is. */
export const useFinishWork = (articleId: string) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  return async (id: string): Promise<void> => {
    if (!(await confirm({ title: say(deciding.finish), message: say(deciding.finishSure) }))) return;
    await act(() => client.workflow.finishStageWork({ article_id: articleId, id }), {
      processing: say(deciding.finishing),
      done: say(deciding.finished),
    });
  };
};
