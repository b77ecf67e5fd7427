import { type TextSize, textSizeAt, textSizes } from '@naskhah/kernel/text-size';
import { ui } from '@naskhah/words/ui';
import { IconTextSize } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';

export const textSizeNames = {
  xs: ui.textXs,
  sm: ui.textSm,
  md: ui.textMd,
  lg: ui.textLg,
  xl: ui.textXl,
} satisfies Record<TextSize, unknown>;

/** Five sizes; the level is an index, md is 2. */
export const TextSizeControl = ({
  level,
  onChange,
  onReset,
}: {
  level: number;
  onChange: (level: number) => void;
  onReset: () => void;
}) => {
  const { say } = useWords();
  return (
    <Menu label={say(ui.textSize)} target={<IconButton icon={IconTextSize} label={say(ui.textSize)} />}>
      <MenuLabel>{say(ui.textSize)}</MenuLabel>
      {textSizes.map((size, index) => (
        <MenuItem key={size} chosen={textSizeAt(level) === size} onClick={() => onChange(index)}>
          {say(textSizeNames[size])}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={onReset}>{say(ui.textReset)}</MenuItem>
    </Menu>
  );
};
