import { type MantineColorScheme, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { ui } from '@naskhah/words/ui';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';

const schemes: { scheme: MantineColorScheme; words: (typeof ui)['themeLight']; icon: typeof IconSun }[] = [
  { scheme: 'light', words: ui.themeLight, icon: IconSun },
  { scheme: 'dark', words: ui.themeDark, icon: IconMoon },
  { scheme: 'auto', words: ui.themeAuto, icon: IconDeviceDesktop },
];

export const ThemeControl = () => {
  const { say } = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  return (
    <Menu
      label={say(ui.theme)}
      target={<IconButton icon={shown === 'dark' ? IconSun : IconMoon} label={say(ui.theme)} />}
    >
      <MenuLabel>{say(ui.theme)}</MenuLabel>
      {schemes.map(({ scheme, words, icon }) => (
        <MenuItem key={scheme} icon={icon} chosen={colorScheme === scheme} onClick={() => setColorScheme(scheme)}>
          {say(words)}
        </MenuItem>
      ))}
    </Menu>
  );
};
