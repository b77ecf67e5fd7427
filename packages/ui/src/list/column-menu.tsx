import { ui } from '@naskhah/words/ui';
import { IconColumns3 } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';

type ColumnChoice = { key: string; label: string };

/** Which columns the list shows, beside the one that names the row. */
export const ColumnMenu = ({
  choices,
  shown,
  onChange,
  onReset,
}: {
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
  /** Given when the columns are other than usual. */
  onReset?: (() => void) | undefined;
}) => {
  const { say } = useWords();
  const toggled = (key: string) =>
    choices.map((choice) => choice.key).filter((one) => (one === key ? !shown.includes(key) : shown.includes(one)));
  return (
    <Menu label={say(ui.columns)} target={<IconButton icon={IconColumns3} size="sm" label={say(ui.columns)} />}>
      <MenuLabel>{say(ui.columns)}</MenuLabel>
      {choices.map(({ key, label }) => (
        <MenuItem key={key} ticked={shown.includes(key)} onClick={() => onChange(toggled(key))}>
          {label}
        </MenuItem>
      ))}
      {onReset && (
        <>
          <MenuDivider />
          <MenuItem onClick={onReset}>{say(ui.usualColumns)}</MenuItem>
        </>
      )}
    </Menu>
  );
};
