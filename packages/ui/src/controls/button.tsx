import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { Icon, type IconType } from './icon.tsx';
import { Link } from './link.tsx';

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'link' | 'danger' | 'danger-fill';

type Look = {
  children: ReactNode;
  kind?: ButtonKind;
  size?: 'sm' | 'md' | 'lg';
  icon?: IconType;
  /** Shown after the words: a chevron of a menu, say. */
  end?: IconType;
  busy?: boolean;
  wide?: boolean;
};

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> & { ref?: Ref<HTMLButtonElement> };

const classes = (kind: ButtonKind, size: string, wide: boolean | undefined, className?: string) =>
  [css.button, css[kind], css[size], wide && css.wide, className].filter(Boolean).join(' ');

const Inside = ({ icon, end, children }: Pick<Look, 'icon' | 'end' | 'children'>) => (
  <>
    {icon && <Icon of={icon} />}
    {children}
    {end && <Icon of={end} size="sm" />}
  </>
);

export const Button = ({
  kind = 'plain',
  size = 'md',
  icon,
  end,
  busy,
  wide,
  children,
  className,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    className={classes(kind, size, wide, className)}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
  >
    <Inside icon={icon} end={end}>
      {children}
    </Inside>
  </button>
);

/** Looks like a button, goes to an address. */
export const ButtonLink = ({
  href,
  kind = 'plain',
  size = 'md',
  icon,
  end,
  wide,
  children,
}: Omit<Look, 'busy'> & { href: string }) => (
  <Link href={href} className={classes(kind, size, wide)}>
    <Inside icon={icon} end={end}>
      {children}
    </Inside>
  </Link>
);
