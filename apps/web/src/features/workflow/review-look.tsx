import type { IconType } from '@naskhah/ui/controls/icon';
import type { Tone } from '@naskhah/ui/state/tone';
import type { Text } from '@naskhah/words/text';
import { reviewStateWords } from '@naskhah/words/workflow/review-round';
import { IconCircleCheck, IconCircleX, IconClockExclamation, IconEye, IconMail, IconPencil } from '@tabler/icons-react';

type Look = { icon: IconType; tone: Tone; words: Text | undefined };
const looks: Record<string, [IconType, Tone]> = {
  invited: [IconMail, 'none'],
  accepted: [IconEye, 'none'],
  'in-progress': [IconPencil, 'none'],
  submitted: [IconCircleCheck, 'ok'],
  considered: [IconCircleCheck, 'ok'],
  thanked: [IconCircleCheck, 'ok'],
  declined: [IconCircleX, 'none'],
  cancelled: [IconCircleX, 'none'],
};

/** Icon, colour and words of a review's state; late is red. */
export const reviewLook = (state: string, late: boolean): Look => {
  const [icon, tone] = looks[state] ?? [IconEye, 'none'];
  const words = state in reviewStateWords ? reviewStateWords[state as keyof typeof reviewStateWords] : undefined;
  return late ? { icon: IconClockExclamation, tone: 'bad', words } : { icon, tone, words };
};
