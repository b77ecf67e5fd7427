import type { IconType } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StateLine, StatePill } from '@naskhah/ui/state/state-pill';
import type { Tone } from '@naskhah/ui/state/tone';
import { journalStates } from '@naskhah/words/journals/journals';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPencil,
  IconPlayerPause,
  IconReplace,
} from '@tabler/icons-react';
import type { Journal } from './journal-values.ts';

export type JournalState = Journal['state'];

const looks: Record<JournalState, { icon: IconType; tone: Tone }> = {
  draft: { icon: IconPencil, tone: 'none' },
  submitted: { icon: IconClock, tone: 'warn' },
  checking: { icon: IconClock, tone: 'warn' },
  returned: { icon: IconArrowBackUp, tone: 'warn' },
  verified: { icon: IconCircleCheck, tone: 'ok' },
  rejected: { icon: IconCircleX, tone: 'bad' },
  active: { icon: IconCircleCheck, tone: 'ok' },
  suspended: { icon: IconPlayerPause, tone: 'bad' },
  ceased: { icon: IconCircleX, tone: 'none' },
  title_changed: { icon: IconReplace, tone: 'none' },
};

export const journalStateNames = Object.keys(looks) as JournalState[];

export const JournalStateLine = ({ state }: { state: JournalState }) => {
  const { say } = useWords();
  return <StateLine {...looks[state]}>{say(journalStates[state])}</StateLine>;
};

export const JournalStatePill = ({ state }: { state: JournalState }) => {
  const { say } = useWords();
  return <StatePill {...looks[state]}>{say(journalStates[state])}</StatePill>;
};
