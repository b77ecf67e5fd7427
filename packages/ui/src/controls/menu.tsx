import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import type { MenuProps } from './menu-parts.tsx';

const parts = () => import('./menu-parts.tsx');

const OpenMenu = lazy(async () => ({ default: (await parts()).OpenMenu }));
export const MenuItem = lazy(async () => ({ default: (await parts()).MenuItem }));
export const MenuLabel = lazy(async () => ({ default: (await parts()).MenuLabel }));
export const MenuDivider = lazy(async () => ({ default: (await parts()).MenuDivider }));

type Target = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

/**
 * A menu that opens from a button; the button must take a ref and the props of a button.
 * What makes it a menu is fetched when somebody comes near it, so that no page pays for menus that nobody opens.
 */
export const Menu = (props: MenuProps) => {
  const [wanted, setWanted] = useState(false);
  const closed = cloneElement(props.target as Target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void parts(),
    onFocus: () => void parts(),
    onClick: () => setWanted(true),
  });
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
};
