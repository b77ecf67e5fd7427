import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { IconCheck, IconMailOpened, IconX } from '@tabler/icons-react';
import { ActButton } from '../../../app/acts-here.tsx';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';
import { useDates } from '../../../app/use-dates.ts';
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
  const { say, sayWith } = useWords();
  const { long } = useDates();
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
      <DecisionBar
        label={say(reviewing.answer)}
        state={
          <StatePill icon={IconMailOpened} tone="info">
            {say(reviewing.invited)}
          </StatePill>
        }
        actions={
          <>
            <ActButton icon={IconCheck} label={say(reviewing.accept)} run={() => void accept()} />
            <ActButton icon={IconX} kind="danger" label={say(reviewing.decline)} run={onDecline} />
          </>
        }
      >
        {sayWith(reviewing.willYou, { review: long(review.review_due), answer: long(review.answer_due) })}
      </DecisionBar>
      <ReviewText review={review} />
      <Section title={say(reviewing.conditions)} panel>
        <ul className={css.conditions}>
          <li>{say(reviewing.secret)}</li>
          <li>{say(reviewing.noConflict)}</li>
          <li>{say(review.anonymity === 'open' ? reviewing.open : reviewing.anonymous)}</li>
        </ul>
      </Section>
    </>
  );
};
