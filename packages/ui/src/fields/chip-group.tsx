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
  chosen: readonly ChosenChip[];
  onChange: (chosen: ChosenChip[]) => void;
};

/** Any number of a list, each with a degree of its own: one press chooses, the menu of a chosen one says how much. */
export const ChipGroup = ({ label, help, chips, degrees, chosen, onChange }: Props) => {
  const { say } = useWords();
  const without = (value: string) => chosen.filter((one) => one.value !== value);
  const withDegree = (value: string, degree: string) =>
    onChange(chosen.map((one) => (one.value === value ? { value, degree } : one)));
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {chips.map(({ value, label: words }) => {
          const held = chosen.find((one) => one.value === value);
          if (!held) {
            return (
              <button
                key={value}
                type="button"
                className={css.chip}
                onClick={() => onChange([...chosen, { value, degree: degrees[0]?.value }])}
              >
                <Icon of={IconPlus} size="sm" />
                {words}
              </button>
            );
          }
          return (
            <Menu
              key={value}
              label={words}
              side="start"
              target={
                <button type="button" className={`${css.chip} ${css.chosen}`}>
                  <Icon of={IconCheck} size="sm" />
                  {words}
                  <span className={css.degree}>{degrees.find((one) => one.value === held.degree)?.label}</span>
                  <Icon of={IconChevronDown} size="sm" />
                </button>
              }
            >
              {degrees.map((degree) => (
                <MenuItem
                  key={degree.value}
                  chosen={degree.value === held.degree}
                  onClick={() => withDegree(value, degree.value)}
                >
                  {degree.label}
                </MenuItem>
              ))}
              <MenuDivider />
              <MenuItem onClick={() => onChange(without(value))}>{say(ui.remove)}</MenuItem>
            </Menu>
          );
        })}
      </div>
      {help && <p className={css.help}>{help}</p>}
    </fieldset>
  );
};
