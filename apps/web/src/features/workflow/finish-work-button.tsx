import { useWords } from '@naskhah/ui/language/language-provider';
import { deciding } from '@naskhah/words/workflow/deciding';
import { IconCircleCheck } from '@tabler/icons-react';
import { ActButton } from '../../app/acts-here.tsx';
import type { Article } from '../../app/article.ts';
import { useSession } from '../../app/session.ts';
import { useFinishWork } from './use-finish-work.ts';

/** Says that one's own work of this stage is done. */
export const FinishWorkButton = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const finish = useFinishWork(article.id);
  const me = useSession((state) => state.user?.usr_id);
  const own = article.workflow.stage_work.find(
    (work) => work.user_id === me && work.stage === article.stage && work.done_at === null,
  );
  if (!own) return null;
  return <ActButton label={say(deciding.finish)} icon={IconCircleCheck} run={() => void finish(own.id)} />;
};
