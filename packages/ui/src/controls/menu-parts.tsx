import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/UnstyledButton.css';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { Icon, type IconType } from './icon.tsx';
import css from './menu.module.css';

const classNames = { dropdown: css.dropdown, item: css.item, label: css.label, divider: css.divider };

export type MenuPlace = { side?: 'start' | 'end'; width?: 'target' };

/** Stands for the button that is on the page already, for the library to draw the menu beside. */
const Anchor = ({ button, ref }: { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) => {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current);
  return null;
};

export const OpenMenu = ({
  id,
  button,
  label,
  children,
  onClose,
  side = 'end',
  width,
}: MenuPlace & {
  id: string;
  button: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
  onClose: () => void;
}) => (
  <Menu
    id={id}
    opened
    onClose={onClose}
    withInitialFocusPlaceholder={false}
    classNames={classNames}
    position={`bottom-${side}`}
    offset={4}
    zIndex="var(--z-menu)"
    transitionProps={{ transition: 'fade', duration: 0 }}
    width={width}
  >
    <Menu.Target>
      <Anchor button={button} />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
  </Menu>
);

export type MenuItemProps = {
  icon?: IconType;
  /** Set on the items of a choice: true on the one that holds. */
  chosen?: boolean;
  /** Set on the items of several: true on those that hold. The menu stays open. */
  ticked?: boolean;
  hint?: ReactNode;
  danger?: boolean;
  children: ReactNode;
  onClick: () => void;
};

// The library always says menuitem; an item of a choice is a radio of the menu, one of several its checkbox.
const roleOf = (chosen: boolean | undefined, ticked: boolean | undefined) => {
  if (chosen !== undefined) return { role: 'menuitemradio', 'aria-checked': chosen } as const;
  if (ticked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': ticked } as const;
  return undefined;
};

export const MenuItem = ({ icon, chosen, ticked, hint, danger, children, onClick }: MenuItemProps) => {
  const role = roleOf(chosen, ticked);
  return (
    <Menu.Item
      renderRoot={role && ((props) => <button {...props} type="button" {...role} />)}
      mod={{ chosen, bad: danger }}
      closeMenuOnClick={ticked === undefined}
      leftSection={
        ticked === undefined ? icon && <Icon of={icon} /> : <span className={ticked ? css.tick : css.untick} />
      }
      rightSection={hint}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
};

export const MenuLabel = ({ children }: { children: ReactNode }) => <Menu.Label>{children}</Menu.Label>;
export const MenuDivider = () => <Menu.Divider />;
