import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { MenuItemProps, MenuPlace } from './menu-parts.tsx';

type Parts = typeof import('./menu-parts.tsx');
let parts: Parts | undefined;
const load = async (): Promise<Parts> => {
  parts ??= await import('./menu-parts.tsx');
  return parts;
};

// Drawn only inside an open menu, and so only once the parts are there.
export const MenuItem = (props: MenuItemProps) => parts && <parts.MenuItem {...props} />;
export const MenuLabel = (props: { children: ReactNode }) => parts && <parts.MenuLabel {...props} />;
export const MenuDivider = () => parts && <parts.MenuDivider />;

type Target = ReactElement<{
  id?: string;
  ref?: (button: HTMLElement | null) => void;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}>;

type Props = MenuPlace & { target: ReactElement; label: string; children: ReactNode };

/**
 * A menu that opens from a button; the button must take a ref and the props of a button, and stays what it is while the
 * menu opens, so that the focus does too. What makes the menu is fetched when somebody comes near it.
 */
export const Menu = ({ target, ...menu }: Props) => {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const toggle = async () => {
    if (!opened) await load();
    setOpened(!opened);
  };
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <>
      {cloneElement(target as Target, {
        id: `${id}-target`,
        ref: (one) => {
          button.current = one;
        },
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onPointerEnter: () => void load(),
        onFocus: () => void load(),
        onClick: () => void toggle(),
      })}
      {opened && parts && <parts.OpenMenu {...menu} id={id} button={button} onClose={close} />}
    </>
  );
};
