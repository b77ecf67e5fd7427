import { ui } from '@naskhah/words/ui';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { useUnsaved } from '../form/unsaved.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import own from './tags-field.module.css';
import { withTags } from './with-tags.ts';

type Props = FieldLook & {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  most?: number;
  lang?: string;
};

/** Several short texts in one field. Enter or a comma adds one, Backspace takes the last away, a pasted list is split. */
export const TagsField = ({ tags, onChange, most = 20, lang, ...look }: Props) => {
  const { sayWith } = useWords();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const next = withTags(tags, text, most);
    if (next.length !== tags.length) onChange(next);
    setTyped('');
  };
  // What is not an entry yet is typed all the same: it becomes one at every exit.
  useUnsaved({ isOpen: () => typed.trim() !== '', save: async () => add(typed), discard: () => setTyped('') });
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  };
  return (
    <FieldFrame {...look}>
      {(marks) => (
        <div className={`${css.input} ${own.box}`}>
          {tags.map((tag) => (
            <span key={tag} lang={lang} dir="auto" className={own.tag}>
              {tag}
              <button
                type="button"
                aria-label={sayWith(ui.removeTag, { name: tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className={own.remove}
              >
                <Icon of={IconX} size="sm" />
              </button>
            </span>
          ))}
          <input
            {...marks}
            required={Boolean(marks.required) && tags.length === 0}
            lang={lang}
            dir="auto"
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={pressed}
            onPaste={pasted}
            onBlur={() => add(typed)}
            className={`${css.bare} ${own.entry}`}
          />
        </div>
      )}
    </FieldFrame>
  );
};
