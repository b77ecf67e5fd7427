import { Icon } from '@naskhah/ui/controls/icon';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { IconSelector } from '@tabler/icons-react';
import { go } from '../app/go.ts';
import { useSession } from '../app/session.ts';
import { MenuIcon } from './menu-icon.tsx';
import css from './module-switcher.module.css';
import { type Module, useMenuLabel } from './use-menu.ts';

export const ModuleSwitcher = ({ modules, module }: { modules: readonly Module[]; module: Module | undefined }) => {
  const { say } = useWords();
  const label = useMenuLabel();
  const setModule = useSession((state) => state.setModule);
  return (
    <Menu
      label={say(shell.modules)}
      side="start"
      width="target"
      target={
        <button type="button" className={css.switcher}>
          {module && <MenuIcon name={module.id} />}
          <span className={css.label}>{module && label(module)}</span>
          <Icon of={IconSelector} className={css.arrows} />
        </button>
      }
    >
      {modules.map((one) => (
        <MenuItem
          key={one.id}
          chosen={one.id === module?.id}
          onClick={() => {
            setModule(one.id);
            const [first] = one.entries;
            if (first) go(first.path);
          }}
        >
          {label(one)}
        </MenuItem>
      ))}
    </Menu>
  );
};
