import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import type { Article } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { CandidateSearch } from './candidate-search.tsx';

/** The people of the journal's team who can do this work; assigning one tells them by mail. */
export const AssignDialog = ({
  article,
  work,
  title,
  onClose,
}: {
  article: Article;
  work: 'editor' | 'copyeditor' | 'layout-editor';
  title: string;
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const act = useAct();
  const assign = async (userId: string) => {
    const done = await act(
      () => client.workflow.saveParticipant({ article_id: article.id, user_id: userId, role: work }),
      { processing: say(reviewRound.assigning), done: say(reviewRound.assigned) },
    );
    if (done) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={title} subtitle={article.number}>
      <CandidateSearch
        article={article}
        work={work}
        act={say(reviewRound.assign)}
        nameOf={(name) => sayWith(reviewRound.actionFor, { act: say(reviewRound.assign), name })}
        whyNobody={say(reviewRound.nobodyInTeamWhy)}
        taken={article.participant.filter((one) => one.role === work).map(({ user_id }) => user_id)}
        onChoose={({ user_id }) => void assign(user_id)}
      />
    </Dialog>
  );
};
