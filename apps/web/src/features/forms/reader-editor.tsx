import type { AnswerReader, FormPurpose } from '@naskhah/kernel/forms/definition';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder } from '@naskhah/words/forms/form-builder';
import css from './form-builder.module.css';

/** Who may be shown answers, beside the editors and who gave them. */
const readersOf: Record<FormPurpose, readonly AnswerReader[]> = {
  review: ['author'],
  submission: ['reviewer'],
  task: [],
  checking: ['author'],
  response: ['reviewer'],
};

/** Who sees an answer: editors always. */
export const ReaderEditor = ({
  purpose,
  shared,
  onChange,
}: {
  purpose: FormPurpose;
  shared: readonly AnswerReader[];
  onChange: (shared: AnswerReader[]) => void;
}) => {
  const { say } = useWords();
  return (
    <fieldset>
      <legend className={css.legend}>{say(builder.whoSees)}</legend>
      <div className={css.readers}>
        <Checkbox checked disabled readOnly>
          {say(builder.editors)}
        </Checkbox>
        {readersOf[purpose].map((reader) => (
          <Checkbox
            key={reader}
            checked={shared.includes(reader)}
            help={reader === 'author' && say(builder.authorHelp)}
            onChange={({ target }) =>
              onChange(target.checked ? [...shared, reader] : shared.filter((one) => one !== reader))
            }
          >
            {say(builder[reader])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
};
