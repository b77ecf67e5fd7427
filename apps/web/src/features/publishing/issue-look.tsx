import type { IconType } from '@naskhah/ui/controls/icon';
import type { Tone } from '@naskhah/ui/state/tone';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconEyeOff,
  IconPencil,
  IconWorldCheck,
} from '@tabler/icons-react';
import type { Answers } from '../../app/answers.ts';

export type Issue = Answers['publishing']['getIssueData'];
type Look = { icon: IconType; tone: Tone };

/** The icon and the colour of each state of an issue. */
export const issueLook: Record<Issue['state'], Look> = {
  draft: { icon: IconPencil, tone: 'none' },
  compiled: { icon: IconPencil, tone: 'none' },
  requested: { icon: IconClock, tone: 'warn' },
  approved: { icon: IconCircleCheck, tone: 'warn' },
  public: { icon: IconWorldCheck, tone: 'ok' },
  returned: { icon: IconArrowBackUp, tone: 'bad' },
  unpublished: { icon: IconEyeOff, tone: 'none' },
};
