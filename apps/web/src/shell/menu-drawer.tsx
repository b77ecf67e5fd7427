import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './menu-drawer.module.css';

/** The side menu of a narrow window. The browser's own dialog keeps the focus in and gives it back. */
export const MenuDrawer = ({
  opened,
  onClose,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}) => {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      aria-label={say(shell.menu)}
      className={css.drawer}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {opened && children}
      <span className={css.close}>
        <IconButton icon={IconX} label={say(shell.closeMenu)} onClick={onClose} />
      </span>
    </dialog>
  );
};
