import { Button } from '@naskhah/ui/controls/button';
import { AutosaveState } from '@naskhah/ui/form/autosave-state';
import { StepList } from '@naskhah/ui/form/step-list';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { Avatar } from '@naskhah/ui/state/avatar';
import { Note } from '@naskhah/ui/state/note';
import { ReviewerProgress } from '@naskhah/ui/state/reviewer-progress';
import { StatePill, YourTurnTag } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { gallery } from '@naskhah/words/gallery';
import {
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconInbox,
  IconPencil,
  IconUserQuestion,
  IconUserShare,
} from '@tabler/icons-react';
import css from './gallery.module.css';
import { Shelf } from './gallery-layout.tsx';

const saved = new Date('2026-11-18T10:42:00+08:00');

export const StateShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.states)}>
      <div className={css.pills}>
        <StatePill icon={IconPencil}>{say(gallery.draft)}</StatePill>
        <StatePill icon={IconInbox} tone="info">
          {say(gallery.submitted)}
        </StatePill>
        <StatePill icon={IconCircleX} tone="bad">
          {say(gallery.declined)}
        </StatePill>
        <StatePill icon={IconUserQuestion} tone="warn">
          {say(gallery.pending)}
        </StatePill>
        <StatePill icon={IconEye}>{say(gallery.underReview)}</StatePill>
        <StatePill icon={IconCircleCheck} tone="ok">
          {say(gallery.ready)}
        </StatePill>
      </div>
      <div className={css.pills}>
        <YourTurnTag>{say(gallery.yourTurn)}</YourTurnTag>
        <TurnLine whose={say(gallery.authorsTurn)} due={say(gallery.dueTomorrow)} urgency="soon" />
        <TurnLine whose={say(gallery.reviewersTurn)} due={say(gallery.overdue)} urgency="late" />
      </div>
      <div className={css.pills}>
        <ReviewerProgress blocks={['in', 'working', 'late', 'invited']} words={say(gallery.twoOfThree)} />
        <Avatar name="Nurul Huda Ismail" me />
        <Avatar name="Thavamani a/p Subramaniam" />
      </div>
    </Shelf>
  );
};

export const FormShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.form)}>
      <div className={css.pills}>
        <AutosaveState state={{ is: 'saving' }} />
        <AutosaveState state={{ is: 'saved', at: saved, timeZone: 'Asia/Kuala_Lumpur' }} />
        <AutosaveState state={{ is: 'offline', changes: 2 }} />
        <AutosaveState state={{ is: 'refused' }} />
      </div>
      <StepList
        label={say(gallery.form)}
        steps={[
          {
            key: 'start',
            label: say(gallery.start),
            href: '#start',
            is: 'done',
            detail: 'Jurnal Ekologi Khatulistiwa',
          },
          { key: 'people', label: say(gallery.contributors), href: '#people', is: 'now', errors: 1 },
          { key: 'files', label: say(gallery.metadata), href: '#files', is: 'ahead' },
        ]}
      />
    </Shelf>
  );
};

export const EmptyShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.empty)}>
      <Note tone="warn" icon={IconUserShare}>
        {say(gallery.acting)}
      </Note>
      <div className={css.panel}>
        <EmptyState level={3} title={say(gallery.noReviews)} action={<Button>{say(gallery.interests)}</Button>}>
          {say(gallery.noReviewsWhy)}
        </EmptyState>
      </div>
      <div className={css.panel}>
        <ErrorState level={3} onRetry={() => window.location.reload()} />
      </div>
    </Shelf>
  );
};
