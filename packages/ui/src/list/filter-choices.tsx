import { ui } from '@naskhah/words/ui';
import { MenuItem } from '../controls/menu.tsx';
import { useWords } from '../language/language-provider.tsx';
import { FilterChip, type FilterChoice } from './filter-chip.tsx';

/** A filter that takes several values, of which one is enough. The menu stays open while they are ticked. */
export const FilterChoices = ({
  label,
  choices,
  values,
  onChange,
}: {
  label: string;
  choices: readonly FilterChoice[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}) => {
  const { sayWith } = useWords();
  const [first, ...others] = choices.filter(({ value }) => values.includes(value));
  const toggled = (value: string) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const shown = first && (others.length > 0 ? sayWith(ui.andMore, { ...first, count: others.length }) : first.label);
  return (
    <FilterChip label={label} shown={shown} onClear={() => onChange([])}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          ticked={values.includes(choice.value)}
          onClick={() => onChange(toggled(choice.value))}
        >
          {choice.label}
        </MenuItem>
      ))}
    </FilterChip>
  );
};
