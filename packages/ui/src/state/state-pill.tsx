import type { ReactNode } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import css from './state.module.css';
import type { Tone } from './tone.tsx';

/** A state that stands alone, in a header or a form: icon, words and tint. */
export const StatePill = ({ icon, tone = 'none', children }: { icon: IconType; tone?: Tone; children: ReactNode }) => (
  <span className={`${css.pill} ${css[tone]}`}>
    <Icon of={icon} size="sm" />
    {children}
  </span>
);

/** A state in a table: only the icon is coloured. */
export const StateLine = ({
  icon,
  tone = 'none',
  detail,
  children,
}: {
  icon: IconType;
  tone?: Tone;
  detail?: ReactNode;
  children: ReactNode;
}) => (
  <span className={`${css.line} ${css[`${tone}-icon`] ?? ''}`}>
    <Icon of={icon} size="sm" />
    <span>
      {children}
      {detail && <span className={css.dim}> · {detail}</span>}
    </span>
  </span>
);

export const YourTurnTag = ({ children }: { children: ReactNode }) => <span className={css.yours}>{children}</span>;
