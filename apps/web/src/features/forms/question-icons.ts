import type { QuestionType } from '@naskhah/kernel/forms/definition';
import type { IconType } from '@naskhah/ui/controls/icon';
import {
  IconAlignLeft,
  IconCalendar,
  IconChecklist,
  IconCircleDot,
  IconGridDots,
  IconLetterCase,
  IconNumber123,
  IconSection,
  IconSquareCheck,
  IconStairs,
} from '@tabler/icons-react';

export const questionIcons: Record<QuestionType, IconType> = {
  section: IconSection,
  text: IconLetterCase,
  'long-text': IconAlignLeft,
  number: IconNumber123,
  date: IconCalendar,
  choice: IconCircleDot,
  checkboxes: IconSquareCheck,
  scale: IconStairs,
  matrix: IconGridDots,
  check: IconChecklist,
};
