import { Autocomplete } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { selectClasses } from './select-classes.tsx';
import css from './suggest-field.module.css';

type Suggestion = { id: string; name: string; under?: string | undefined };

type Props = FieldLook & {
  value: string;
  /** What fits what is typed, the best first; found elsewhere. */
  suggestions: readonly Suggestion[];
  onChange: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  maxLength?: number;
};

/** A text that is free, with what is known under the name offered while it is typed. */
export const SuggestField = ({ suggestions, value, onChange, onChoose, maxLength, ...look }: Props) => {
  const known = new Map(suggestions.map((one) => [one.id, one]));
  return (
    <FieldFrame {...look}>
      {(marks) => (
        <Autocomplete
          {...marks}
          value={value}
          maxLength={maxLength}
          dir="auto"
          data={suggestions.map(({ id, name }) => ({ value: id, label: name }))}
          filter={({ options }) => options}
          error={Boolean(look.error)}
          classNames={{ ...selectClasses, input: `${selectClasses.input} ${css.input}` }}
          comboboxProps={{ zIndex: 'var(--z-toast)', transitionProps: { duration: 0 } }}
          renderOption={({ option }) => (
            <span className={css.option}>
              <span dir="auto">{known.get(option.value)?.name}</span>
              <span className={css.under}>{known.get(option.value)?.under}</span>
            </span>
          )}
          onChange={onChange}
          onOptionSubmit={(id) => {
            const chosen = known.get(id);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
    </FieldFrame>
  );
};
