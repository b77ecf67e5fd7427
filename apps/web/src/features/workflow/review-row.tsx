import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { recommendationWords, reviewRound } from '@naskhah/words/workflow/review-round';
import type { Review } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { reviewLook } from './review-look.tsx';
import css from './reviewers.module.css';

const hasReport = ({ state }: Review) => state === 'submitted' || state === 'considered' || state === 'thanked';
const isOpen = ({ state }: Review) => state === 'invited' || state === 'accepted' || state === 'in-progress';

const Acts = ({ review, name, onRead }: { review: Review; name: string; onRead: () => void }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const remind = async () => {
    if (!(await confirm({ title: say(reviewRound.remind), message: sayWith(reviewRound.remindAsk, { name }) }))) return;
    await act(() => client.workflow.remindReviewer({ id: review.id }), {
      processing: say(reviewRound.reminding),
      done: say(reviewRound.reminded),
    });
  };
  const cancel = async () => {
    if (!(await confirm({ title: say(reviewRound.cancel), message: sayWith(reviewRound.cancelAsk, { name }) }))) return;
    await act(() => client.workflow.cancelReview({ id: review.id }), {
      processing: say(reviewRound.cancelling),
      done: say(reviewRound.cancelled),
    });
  };
  const named = (words: string) => sayWith(reviewRound.actionFor, { act: words, name });
  if (isOpen(review)) {
    return (
      <>
        <Button size="sm" aria-label={named(say(reviewRound.remind))} onClick={() => void remind()}>
          {say(reviewRound.remind)}
        </Button>
        <Button size="sm" kind="quiet" aria-label={named(say(reviewRound.cancel))} onClick={() => void cancel()}>
          {say(reviewRound.cancel)}
        </Button>
      </>
    );
  }
  if (!hasReport(review) && review.state !== 'declined') return null;
  const words = say(hasReport(review) ? reviewRound.readReport : reviewRound.seeReason);
  return (
    <Button size="sm" aria-label={named(words)} onClick={onRead}>
      {words}
    </Button>
  );
};

/** One reviewer of the round: state and date, what they recommend, until when, and what can be done. */
export const ReviewRow = ({
  review,
  name,
  acts,
  onRead,
}: {
  review: Review;
  name: string;
  /** Reminding and cancelling are the editors'. */
  acts: boolean;
  onRead: () => void;
}) => {
  const { say, sayWith } = useWords();
  const { short, full } = useDates();
  const { recommendation, overdue_days, state } = review;
  const { icon, tone, words } = reviewLook(state, overdue_days !== null);
  const waits = state === 'invited' ? review.answer_due : review.review_due;
  const since = review.submitted_at ?? review.invited_at;
  return (
    <tr className={state === 'declined' || state === 'cancelled' ? css.off : undefined}>
      <td>
        <b className={css.name} dir="auto">
          {name}
        </b>
        <span className={css.under}>{review.affiliation}</span>
      </td>
      <td>
        <StateLine icon={icon} tone={tone}>
          {words && say(words)}
        </StateLine>
        <span className={css.indented} title={since ? full(since) : undefined}>
          {overdue_days === null ? (
            since && short(since)
          ) : (
            <TurnLine due={sayWith(workspace.overdueDays, { count: overdue_days })} urgency="late" />
          )}
        </span>
      </td>
      <td>
        {recommendation ? (
          say(recommendationWords[recommendation as keyof typeof recommendationWords])
        ) : (
          <span className={css.dim}>{say(reviewRound.noneYet)}</span>
        )}
      </td>
      <td className={css.date} title={full(waits)}>
        {isOpen(review) || hasReport(review) ? short(waits) : <span className={css.dim}>–</span>}
      </td>
      <td className={css.acts}>{(acts || !isOpen(review)) && <Acts review={review} name={name} onRead={onRead} />}</td>
    </tr>
  );
};
