import type { Icon as TablerIcon } from '@tabler/icons-react';
import css from './icon.module.css';

export type IconType = TablerIcon;

/** An icon never speaks for itself: the words stand beside it, or on the control around it. */
export const Icon = ({
  of: Drawing,
  size = 'md',
  className,
}: {
  of: IconType;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}) => <Drawing aria-hidden className={[css.icon, css[size], className].filter(Boolean).join(' ')} stroke={1.6} />;
