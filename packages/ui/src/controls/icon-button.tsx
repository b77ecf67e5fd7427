import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './icon-button.module.css';

type Props = {
  /** What the button does; it has no visible words. */
  label: string;
  icon: IconType;
  kind?: 'plain' | 'quiet';
  size?: 'xs' | 'sm' | 'md';
  /** Unread, due and the like; 0 shows nothing. The label must say it too. */
  badge?: number;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export const IconButton = ({ label, icon, kind = 'quiet', size = 'md', badge = 0, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={[css.button, css[kind], css[size], className].filter(Boolean).join(' ')}
  >
    <Icon of={icon} />
    {badge > 0 && <span className={css.badge}>{badge > 99 ? '99+' : badge}</span>}
  </button>
);
