import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import css from './note.module.css';
import type { Tone } from './tone.tsx';

const icons: Record<Tone, IconType> = {
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
  accent: IconInfoCircle,
  none: IconInfoCircle,
};

/** A standing remark on the page. `role="alert"` only where it appears in answer to an act. */
export const Note = ({
  tone = 'none',
  icon,
  role,
  children,
}: {
  tone?: Tone;
  icon?: IconType;
  role?: 'alert' | 'status';
  children: ReactNode;
}) => (
  <div role={role} className={`${css.note} ${css[tone]}`}>
    <Icon of={icon ?? icons[tone]} />
    <div>{children}</div>
  </div>
);
