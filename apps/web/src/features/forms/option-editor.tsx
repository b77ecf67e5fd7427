import type { FormOption } from '@naskhah/kernel/forms/definition';
import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder } from '@naskhah/words/forms/form-builder';
import { IconPlus, IconX } from '@tabler/icons-react';
import css from './form-builder.module.css';

/** What can be chosen, one a line, each in both languages; Enter in the last line adds one. */
export const OptionEditor = ({
  label,
  add,
  options,
  onChange,
}: {
  label: string;
  add: string;
  options: readonly FormOption[];
  onChange: (options: FormOption[]) => void;
}) => {
  const { say, sayWith } = useWords();
  const more = () => onChange([...options, { id: newId(), label: { en: '', ms: '' } }]);
  const write = (id: string, language: 'en' | 'ms', text: string) =>
    onChange(options.map((one) => (one.id === id ? { ...one, label: { ...one.label, [language]: text } } : one)));
  return (
    <fieldset className={css.options}>
      <legend className={css.legend}>
        {label} <small>{say(builder.bothLanguages)}</small>
      </legend>
      <ol>
        {options.map((option, at) => {
          const place = at + 1;
          const named = option.label.en || option.label.ms || `${place}`;
          return (
            <li key={option.id}>
              <span aria-hidden="true">{place}</span>
              {(['en', 'ms'] as const).map((language) => (
                <input
                  key={language}
                  type="text"
                  lang={language}
                  className={css.option}
                  maxLength={500}
                  aria-label={sayWith(language === 'en' ? builder.optionEn : builder.optionMs, { place })}
                  value={option.label[language]}
                  onChange={({ target }) => write(option.id, language, target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    if (place === options.length) more();
                  }}
                />
              ))}
              <IconButton
                size="sm"
                icon={IconX}
                label={sayWith(builder.removeOption, { name: named })}
                onClick={() => onChange(options.filter(({ id }) => id !== option.id))}
              />
            </li>
          );
        })}
      </ol>
      <Button kind="link" size="sm" icon={IconPlus} onClick={more}>
        {add}
      </Button>
    </fieldset>
  );
};
