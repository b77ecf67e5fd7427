import { Button } from '@naskhah/ui/controls/button';
import type { IconType } from '@naskhah/ui/controls/icon';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/review-round';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Article } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { CandidateSearch } from './candidate-search.tsx';

type Role = 'editor' | 'copyeditor' | 'layout-editor';

const titles = {
  editor: reviewRound.assignEditor,
  copyeditor: reviewRound.assignCopyeditor,
  'layout-editor': reviewRound.assignLayout,
};

/** Opens the list of people of the journal's team who can do this work for the article. */
export const AssignButton = ({
  article,
  work,
  short,
  icon = IconUserPlus,
}: {
  article: Article;
  work: Role;
  short?: boolean;
  icon?: IconType;
}) => {
  const { say, sayWith } = useWords();
  const [open, setOpen] = useState(false);
  const act = useAct();
  const assign = async (userId: string) => {
    const done = await act(
      () => client.workflow.saveParticipant({ article_id: article.id, user_id: userId, role: work }),
      {
        processing: say(reviewRound.assigning),
        done: say(reviewRound.assigned),
      },
    );
    if (done) setOpen(false);
  };
  return (
    <>
      {short ? (
        <Button kind="link" size="sm" onClick={() => setOpen(true)}>
          {say(titles[work])}
        </Button>
      ) : (
        <Button icon={icon} onClick={() => setOpen(true)}>
          {say(titles[work])}
        </Button>
      )}
      {open && (
        <Dialog opened onClose={() => setOpen(false)} title={say(titles[work])} subtitle={article.number}>
          <CandidateSearch
            article={article}
            work={work}
            act={say(reviewRound.assign)}
            nameOf={(name) => sayWith(reviewRound.actionFor, { act: say(reviewRound.assign), name })}
            whyNobody={say(reviewRound.nobodyInTeamWhy)}
            taken={article.participants.filter((one) => one.role === work).map(({ user_id }) => user_id)}
            onChoose={({ user_id }) => void assign(user_id)}
          />
        </Dialog>
      )}
    </>
  );
};
