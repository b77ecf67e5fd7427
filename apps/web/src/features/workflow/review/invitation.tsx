import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { IconCheck, IconX } from '@tabler/icons-react';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';
import css from './review.module.css';
import { ReviewText } from './review-text.tsx';
import type { ReviewRecord } from './use-review.ts';

/** The invitation: what the article is about and what accepting means; both answers carry the same weight. */
export const Invitation = ({
  review,
  onAnswered,
  onDecline,
}: {
  review: ReviewRecord;
  onAnswered: (review: ReviewRecord) => void;
  onDecline: () => void;
}) => {
  const { say } = useWords();
  const act = useAct();
  const accept = async () => {
    const answer = await act(
      () => client.workflow.saveRespond({ id: review.id, version: review.version, act: 'accept' }),
      { processing: say(reviewing.accepting), done: say(reviewing.accepted) },
    );
    if (answer) onAnswered(answer);
  };
  return (
    <>
      <ReviewText review={review} />
      <Section title={say(reviewing.conditions)} panel>
        <ul className={css.conditions}>
          <li>{say(reviewing.secret)}</li>
          <li>{say(reviewing.noConflict)}</li>
          <li>{say(review.anonymity === 'open' ? reviewing.open : reviewing.anonymous)}</li>
        </ul>
        <ButtonRow>
          <Button size="lg" icon={IconCheck} onClick={() => void accept()}>
            {say(reviewing.accept)}
          </Button>
          <Button size="lg" icon={IconX} kind="danger" onClick={onDecline}>
            {say(reviewing.decline)}
          </Button>
        </ButtonRow>
      </Section>
    </>
  );
};
