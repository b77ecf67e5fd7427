import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Article } from '../../app/article.ts';
import { CandidateSearch } from './candidate-search.tsx';
import { InviteForm } from './invite-form.tsx';
import type { Invited } from './invited.ts';
import { NewReviewerForm } from './new-reviewer-form.tsx';

type Step = { at: 'search' } | { at: 'new' } | { at: 'mail'; invited: Invited };

/** Finding a reviewer among the people of the platform, or naming somebody new; then the mail, before it goes out. */
export const FindReviewers = ({ article, onClose }: { article: Article; onClose: () => void }) => {
  const { say, sayWith } = useWords();
  const [step, setStep] = useState<Step>({ at: 'search' });
  const back = () => setStep({ at: 'search' });
  if (step.at === 'mail') {
    return <InviteForm article={article} invited={step.invited} onBack={back} onClose={onClose} />;
  }
  if (step.at === 'new') {
    return (
      <NewReviewerForm
        article={article}
        onBack={back}
        onClose={onClose}
        onNamed={(invited) => setStep({ at: 'mail', invited })}
      />
    );
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(reviewRound.find)}
      subtitle={article.number}
      footer={
        <Button icon={IconUserPlus} onClick={() => setStep({ at: 'new' })}>
          {say(reviewRound.newPerson)}
        </Button>
      }
    >
      <CandidateSearch
        article={article}
        work="reviewer"
        act={say(reviewRound.invite)}
        whyNobody={say(reviewRound.nobodyFoundWhy)}
        nameOf={(name) => sayWith(reviewRound.inviteTitle, { name })}
        onChoose={({ user_id, name }) => setStep({ at: 'mail', invited: { user_id, name } })}
      />
    </Dialog>
  );
};
