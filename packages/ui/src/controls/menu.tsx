import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './menu.module.css';

const classNames = { dropdown: css.dropdown, item: css.item, label: css.label, divider: css.divider };

/** A menu that opens from a button; the button must take a ref and the props of a button. */
export const Menu = ({
  target,
  children,
  label,
  side = 'end',
  width,
}: {
  target: ReactElement;
  children: ReactNode;
  label: string;
  side?: 'start' | 'end';
  width?: 'target';
}) => (
  <MantineMenu
    classNames={classNames}
    position={`bottom-${side}`}
    offset={4}
    zIndex="var(--z-menu)"
    transitionProps={{ transition: 'fade', duration: 0 }}
    {...(width ? { width } : {})}
  >
    <MantineMenu.Target>{target}</MantineMenu.Target>
    <MantineMenu.Dropdown aria-label={label}>{children}</MantineMenu.Dropdown>
  </MantineMenu>
);

export const MenuItem = ({
  icon,
  chosen,
  hint,
  danger,
  children,
  onClick,
}: {
  icon?: IconType;
  /** Set on the items of a choice: true on the one that holds. */
  chosen?: boolean;
  hint?: ReactNode;
  danger?: boolean;
  children: ReactNode;
  onClick: () => void;
}) => (
  <MantineMenu.Item
    role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={chosen}
    mod={{ chosen, bad: danger }}
    leftSection={icon && <Icon of={icon} />}
    rightSection={hint}
    onClick={onClick}
  >
    {children}
  </MantineMenu.Item>
);

export const MenuLabel = ({ children }: { children: ReactNode }) => <MantineMenu.Label>{children}</MantineMenu.Label>;
export const MenuDivider = () => <MantineMenu.Divider />;
