import { resizeText, type TextSize, textSizeAt, textSizes } from '@naskhah/kernel/text-size';
import { ui } from '@naskhah/words/ui';
import { IconTextSize } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';

const names = {
  xs: ui.textXs,
  sm: ui.textSm,
  md: ui.textMd,
  lg: ui.textLg,
  xl: ui.textXl,
} satisfies Record<TextSize, unknown>;

/** Five sizes; the level is an index, md is 2. */
export const TextSizeControl = ({ level, onChange }: { level: number; onChange: (level: number) => void }) => {
  const { say } = useWords();
  return (
    <Menu label={say(ui.textSize)} target={<IconButton icon={IconTextSize} label={say(ui.textSize)} />}>
      <MenuLabel>{say(ui.textSize)}</MenuLabel>
      {textSizes.map((size, index) => (
        <MenuItem key={size} chosen={textSizeAt(level) === size} onClick={() => onChange(resizeText(0, index))}>
          {say(names[size])}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={() => onChange(2)}>{say(ui.textReset)}</MenuItem>
    </Menu>
  );
};
