import type { ComboboxData } from '@mantine/core';
import { ui } from '@naskhah/words/ui';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import type { FieldLook } from './field-frame.tsx';
import css from './picks-field.module.css';
import { SelectField } from './select-field.tsx';
import tags from './tags-field.module.css';

type Props = FieldLook & {
  chosen: readonly { value: string; label: string }[];
  /** What may still be added. */
  choices: ComboboxData;
  most?: number;
  onChange: (values: string[]) => void;
};

/** Several of a long list: those chosen stand under the field that adds one. */
export const PicksField = ({ chosen, choices, most = 10, onChange, ...look }: Props) => {
  const { sayWith } = useWords();
  const values = chosen.map(({ value }) => value);
  return (
    <div>
      <SelectField
        {...look}
        searchable
        choices={choices}
        value={null}
        disabled={chosen.length >= most}
        onChange={(value) => value && onChange([...values, value])}
      />
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map(({ value, label }) => (
            <li key={value} className={tags.tag}>
              {label}
              <button
                type="button"
                className={tags.remove}
                aria-label={sayWith(ui.removeTag, { name: label })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                <Icon of={IconX} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
