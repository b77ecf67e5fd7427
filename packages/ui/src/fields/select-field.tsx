import { type ComboboxData, Select } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import { ui } from '@naskhah/words/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import { selectClasses } from './select-classes.tsx';

type Props = FieldLook & {
  choices: ComboboxData;
  value?: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  searchable?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  placeholder?: string;
};

/** One of a list. Type to search when the list is long. */
export const SelectField = ({ label, help, error, required, optional, choices, ...rest }: Props) => {
  const { say } = useWords();
  return (
    <FieldFrame label={label} help={help} error={error} required={required} optional={optional}>
      {(marks) => (
        <Select
          {...rest}
          {...marks}
          data={choices}
          error={Boolean(error)}
          classNames={selectClasses}
          rightSection={<Icon of={IconChevronDown} />}
          rightSectionPointerEvents={rest.clearable ? 'all' : 'none'}
          clearButtonProps={{ 'aria-label': say(ui.clear) }}
          nothingFoundMessage={say(ui.nothingFound)}
          checkIconPosition="right"
          comboboxProps={{ zIndex: 'var(--z-toast)', transitionProps: { duration: 0 } }}
        />
      )}
    </FieldFrame>
  );
};
