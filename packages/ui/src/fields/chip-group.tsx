import { ui } from '@naskhah/words/ui';
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import { Menu, MenuDivider, MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './chip-group.module.css';

type Named = { value: string; label: string };
export type ChosenChip = { value: string; degree?: string | undefined };

type Props = {
  label: string;
  help?: string;
  chips: readonly Named[];
  /** How strongly a chosen one holds. */
  degrees: readonly Named[];
  /** For one that is chosen without saying how strongly. */
  withoutDegree: string;
  chosen: readonly ChosenChip[];
  onChange: (chosen: ChosenChip[]) => void;
};

/** Any number of a list, each with a degree of its own: the menu of each asks how much. Nothing is assumed. */
export const ChipGroup = ({ label, help, chips, degrees, withoutDegree, chosen, onChange }: Props) => {
  const { say } = useWords();
  const without = (value: string) => chosen.filter((one) => one.value !== value);
  const take = (value: string, degree: string | undefined) =>
    onChange(
      chosen.some((one) => one.value === value)
        ? chosen.map((one) => (one.value === value ? { value, degree } : one))
        : [...chosen, { value, degree }],
    );
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {chips.map(({ value, label: words }) => {
          const held = chosen.find((one) => one.value === value);
          return (
            <Menu
              key={value}
              label={words}
              side="start"
              target={
                <button type="button" className={held ? `${css.chip} ${css.chosen}` : css.chip}>
                  <Icon of={held ? IconCheck : IconPlus} size="sm" />
                  {words}
                  {held && (
                    <span className={css.degree}>
                      {degrees.find((one) => one.value === held.degree)?.label ?? withoutDegree}
                    </span>
                  )}
                  {held && <Icon of={IconChevronDown} size="sm" />}
                </button>
              }
            >
              {degrees.map((degree) => (
                <MenuItem
                  key={degree.value}
                  chosen={held !== undefined && degree.value === held.degree}
                  onClick={() => take(value, degree.value)}
                >
                  {degree.label}
                </MenuItem>
              ))}
              <MenuItem chosen={held !== undefined && !held.degree} onClick={() => take(value, undefined)}>
                {withoutDegree}
              </MenuItem>
              {held && <MenuDivider />}
              {held && <MenuItem onClick={() => onChange(without(value))}>{say(ui.remove)}</MenuItem>}
            </Menu>
          );
        })}
      </div>
      {help && <p className={css.help}>{help}</p>}
    </fieldset>
  );
};
