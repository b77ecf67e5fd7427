import { useMantineColorScheme } from '@mantine/core';
import { textSizeAt, textSizes } from '@naskhah/kernel/text-size';
import { textSizeNames } from '@naskhah/ui/appearance/text-size-control';
import { MenuDivider, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ui } from '@naskhah/words/ui';
import { LanguageItems } from '../app/language-control.tsx';
import { useSession } from '../app/session.ts';
import css from './narrow-settings.module.css';

/** Text size, theme and language, which have no room in the bar of a narrow window. */
export const NarrowSettings = () => {
  const { say } = useWords();
  const { textSize: level, resize } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={css.settings}>
      <MenuLabel>
        {say(ui.textSize)}: {say(textSizeNames[textSizeAt(level)])}
      </MenuLabel>
      <MenuItem onClick={() => level < textSizes.length - 1 && resize(1)}>A+</MenuItem>
      <MenuItem onClick={() => level > 0 && resize(-1)}>A−</MenuItem>
      <MenuLabel>{say(ui.theme)}</MenuLabel>
      <MenuItem chosen={colorScheme === 'light'} onClick={() => setColorScheme('light')}>
        {say(ui.themeLight)}
      </MenuItem>
      <MenuItem chosen={colorScheme === 'dark'} onClick={() => setColorScheme('dark')}>
        {say(ui.themeDark)}
      </MenuItem>
      <LanguageItems />
      <MenuDivider />
    </div>
  );
};
