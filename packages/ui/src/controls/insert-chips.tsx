import { IconPlus } from '@tabler/icons-react';
import { Icon } from './icon.tsx';
import css from './insert-chips.module.css';

type InsertChip = { value: string; label: string; spoken: string; title?: string };

/** Pieces of text that a press puts where somebody is writing. The field keeps its caret: the press takes no focus. */
export const InsertChips = ({
  label,
  chips,
  onInsert,
}: {
  label: string;
  chips: readonly InsertChip[];
  onInsert: (value: string) => void;
}) => (
  <fieldset aria-label={label} className={css.chips}>
    {chips.map(({ value, label: words, spoken, title }) => (
      <button
        key={value}
        type="button"
        aria-label={spoken}
        title={title}
        className={css.chip}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onInsert(value)}
      >
        <Icon of={IconPlus} size="sm" />
        {words}
      </button>
    ))}
  </fieldset>
);
