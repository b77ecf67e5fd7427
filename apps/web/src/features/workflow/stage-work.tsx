import { dayIn } from '@naskhah/kernel/day';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { IconCircleCheck, IconWriting } from '@tabler/icons-react';
import type { Article } from '../../app/article.ts';
import { useSession } from '../../app/session.ts';
import { useDates, zoneOfBrowser } from '../../app/use-dates.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { AssignButton } from './assign-button.tsx';
import css from './reviewers.module.css';
import { useFinishWork } from './use-finish-work.ts';

type Work = Article['workflow']['stage_work'][number];

const WorkRow = ({ article, work }: { article: Article; work: Work }) => {
  const { say, sayWith } = useWords();
  const { short, full } = useDates();
  const finish = useFinishWork(article.id);
  const me = useSession((state) => state.user?.usr_id);
  // One's own work of this stage is finished in the bar above.
  const inBar = work.user_id === me && work.stage === article.stage && article.acts.includes('finish-work');
  const mayFinish = article.can.finish_stage_work && !inBar && (work.user_id === me || article.can.assign_stage_work);
  const late = !work.done_at && work.due < dayIn(new Date(), zoneOfBrowser);
  return (
    <tr>
      <td>
        <b className={css.name} dir="auto">
          {work.name}
        </b>
        <span className={css.under}>
          {say(work.stage === 'copyediting' ? deciding.copyediting : deciding.production)}
        </span>
      </td>
      <td title={full(work.done_at ?? work.due)}>
        <StateLine
          icon={work.done_at ? IconCircleCheck : IconWriting}
          tone={work.done_at ? 'ok' : late ? 'bad' : 'none'}
        >
          {work.done_at
            ? sayWith(deciding.doneOn, { date: short(work.done_at) })
            : sayWith(deciding.dueOn, { date: short(work.due) })}
        </StateLine>
      </td>
      <td className={css.acts}>
        {!work.done_at && mayFinish && (
          <Button size="sm" onClick={() => void finish(work.id)}>
            {say(deciding.finish)}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Who works on copyediting and production, until when, and the copyedited file. */
export const StageWork = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const { workflow, can, stage } = article;
  const { stage_work } = workflow;
  const copyedits = stage === 'copyediting' && (can.finish_stage_work || can.assign_stage_work);
  // An imported article never had any, and nobody is going to be asked.
  if (stage_work.length === 0 && !can.assign_stage_work) return null;
  return (
    <Section
      title={say(deciding.work)}
      actions={
        can.assign_stage_work &&
        !article.acts.includes('assign-copyeditor') &&
        !article.acts.includes('assign-layout-editor') && (
          <ButtonRow>
            <AssignButton article={article} work={stage === 'copyediting' ? 'copyeditor' : 'layout-editor'} />
          </ButtonRow>
        )
      }
    >
      {stage_work.length > 0 ? (
        <table className={css.table}>
          <thead className={css.spoken}>
            <tr>
              <th scope="col">{say(deciding.worker)}</th>
              <th scope="col">{say(reviewRound.state)}</th>
              <th scope="col">{say(reviewRound.actions)}</th>
            </tr>
          </thead>
          <tbody>
            {stage_work.map((work) => (
              <WorkRow key={work.id} article={article} work={work} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState level={3} title={say(deciding.noWork)}>
          {say(deciding.noWorkWhy)}
        </EmptyState>
      )}
      {copyedits && (
        <div className={css.below}>
          <UploadField
            label={say(deciding.copyedited)}
            types={say(deciding.documentTypes)}
            refId={article.id}
            type="copyedited"
            onUploaded={() => undefined}
          />
        </div>
      )}
    </Section>
  );
};
