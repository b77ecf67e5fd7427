import type { ArticleState } from '@naskhah/kernel/article-words';
import type { IconType } from '@naskhah/ui/controls/icon';
import type { Tone } from '@naskhah/ui/state/tone';
import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconFileTypography,
  IconFileX,
  IconInbox,
  IconPencil,
  IconRefresh,
  IconUserQuestion,
  IconWorldCheck,
  IconWriting,
} from '@tabler/icons-react';

type Look = { icon: IconType; tone: Tone };
const look = (icon: IconType, tone: Tone = 'none'): Look => ({ icon, tone });

/** The icon and the colour of each state: green done, amber waited for, red refused, blue arrived, grey with others. */
export const stateLook: Record<ArticleState, Look> = {
  draft: look(IconPencil),
  submitted: look(IconInbox, 'info'),
  'first-look': look(IconInbox, 'info'),
  'pending-reviewers': look(IconUserQuestion, 'warn'),
  'awaiting-responses': look(IconUserQuestion),
  'under-review': look(IconEye),
  'reviews-ready': look(IconCircleCheck, 'ok'),
  'revisions-requested': look(IconPencil, 'warn'),
  'revisions-submitted': look(IconRefresh, 'info'),
  copyediting: look(IconWriting),
  production: look(IconFileTypography),
  'ready-to-schedule': look(IconCalendarCheck, 'warn'),
  scheduled: look(IconCalendarCheck, 'ok'),
  published: look(IconWorldCheck, 'ok'),
  declined: look(IconCircleX, 'bad'),
  withdrawn: look(IconArrowBackUp),
  transferred: look(IconArrowBackUp),
  retracted: look(IconFileX, 'bad'),
};
