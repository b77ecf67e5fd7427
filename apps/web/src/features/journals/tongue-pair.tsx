import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { useWords } from '@naskhah/ui/language/language-provider';
import { registration } from '@naskhah/words/journals/registration';
import { lazy, type ReactNode } from 'react';
import type { Pair } from './journal-values.ts';
import css from './registration.module.css';

const editor = () => import('@naskhah/ui/fields/marked-editor');
const MarkedEditor = lazy(async () => ({ default: (await editor()).MarkedEditor }));
// Fetched with the form; what fails now is fetched again when it is needed.
void editor().catch(() => undefined);

const tongues = [
  { tongue: 'ms', words: registration.inMalay },
  { tongue: 'en', words: registration.inEnglish },
] as const;

/** One text in both languages of the portal, side by side. */
export const TonguePair = ({
  field,
  label,
  error,
  required,
  value,
  onChange,
}: {
  field: string;
  label: string;
  error?: ReactNode;
  required?: boolean;
  value: Pair;
  onChange: (value: Pair) => void;
}) => {
  const { say } = useWords();
  return (
    <div className={css.pair} data-field={field}>
      {tongues.map(({ tongue, words }, place) => (
        <MarkedEditor
          key={tongue}
          lines="many"
          label={`${label}: ${say(words)}`}
          lang={tongue}
          maxLength={20_000}
          {...(required && { required: place === 0 })}
          {...(place === 0 && { error })}
          value={value[tongue]}
          onChange={(text) => {
            // An editor may say that it is what it was told.
            if (withoutMarks(text) !== '' || value[tongue] !== '') onChange({ ...value, [tongue]: text });
          }}
        />
      ))}
    </div>
  );
};
