import { canBeAsked, type FormDefinition, type Question } from '@naskhah/kernel/forms/definition';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder } from '@naskhah/words/forms/form-builder';
import css from './form-builder.module.css';
import { placeOf, useQuestionWords } from './question-words.ts';

/** After which answer a question is shown; its own, and those of later questions, are not offered. */
export const ConditionEditor = ({
  form,
  question,
  error,
  onChange,
}: {
  form: FormDefinition;
  question: Question;
  error: string | undefined;
  onChange: (condition: Question['shown_when']) => void;
}) => {
  const { say } = useWords();
  const { name, text } = useQuestionWords();
  const { shown_when: condition } = question;
  const at = form.questions.indexOf(question);
  const offered = form.questions.filter(
    (one, place) => canBeAsked(one) && (place < at || one.id === condition?.question) && one.id !== question.id,
  );
  const asked = offered.find(({ id }) => id === condition?.question);
  const option = (id: string, words: string) => ({ value: id, label: words });
  const answers = asked?.options.map(({ id, label }) => option(id, text(label) || say(builder.untitledOption))) ?? [];
  const gone = (value: string | undefined, list: { value: string }[]) =>
    value !== undefined && !list.some((one) => one.value === value) ? [option(value, `(${say(builder.gone)})`)] : [];
  const questions = offered.map((one) => option(one.id, `${placeOf(form, one.id)}. ${name(one)}`));
  if (questions.length === 0 && !condition) return null;
  return (
    <fieldset className={error ? `${css.condition} ${css.wrong}` : css.condition}>
      <SelectField
        label={say(builder.shownWhen)}
        placeholder={say(builder.always)}
        clearable
        choices={[...questions, ...gone(condition?.question, questions)]}
        value={condition?.question ?? null}
        onChange={(id) => {
          const first = form.questions.find((one) => one.id === id)?.options[0];
          onChange(id && first ? { question: id, is: first.id } : null);
        }}
      />
      {condition && (
        <SelectField
          label={say(builder.answerIs)}
          choices={[...answers, ...gone(condition.is, answers)]}
          value={condition.is}
          onChange={(is) => is && onChange({ ...condition, is })}
        />
      )}
      {error && <ErrorLine>{error}</ErrorLine>}
    </fieldset>
  );
};
