import { type FormDefinition, type FormText, partOf, type Question } from '@naskhah/kernel/forms/definition';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder, questionTypeWords } from '@naskhah/words/forms/form-builder';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 'B' for the second part, 'B3' for its third question, '3' where there are no parts above. */
export const placeOf = (form: FormDefinition, id: string): string => {
  const at = form.questions.findIndex((one) => one.id === id);
  const before = form.questions.slice(0, at + 1);
  const parts = before.filter(({ type }) => type === 'section').length;
  const letter = parts > 0 ? (letters[(parts - 1) % letters.length] ?? '') : '';
  if (form.questions[at]?.type === 'section') return letter;
  const head = partOf(form, id);
  const from = head ? form.questions.indexOf(head) : -1;
  return `${letter}${at - from}`;
};

/** Questions as their builder reads them. */
export const useQuestionWords = () => {
  const { say, sayWith, language } = useWords();
  const text = (words: FormText) => words[language] || words.en || words.ms;
  const name = (question: Question) =>
    text(question.label) || say(question.type === 'section' ? builder.unnamedPart : builder.unnamed);
  const kind = ({ type, options, rows, from, to }: Question): string => {
    const word = say(questionTypeWords[type]);
    if (type === 'scale') return `${word} ${from}–${to}`;
    if (type === 'matrix') return `${word}, ${sayWith(builder.matrixRows, { count: rows.length })}`;
    return type === 'choice' || type === 'checkboxes' ? `${word}, ${options.length}` : word;
  };
  /** What it is, in the line under its words. */
  const about = (form: FormDefinition, question: Question): string => {
    const { shown_when: condition } = question;
    const asked = form.questions.find(({ id }) => id === condition?.question);
    const answer = asked?.options.find(({ id }) => id === condition?.is);
    return [
      question.type !== 'section' && kind(question),
      question.required && say(builder.requiredShort),
      question.type !== 'section' && question.shared_with.length === 0 && say(builder.editorsOnlyShort),
      asked &&
        answer &&
        sayWith(builder.shownWhenIs, { question: placeOf(form, asked.id), answer: text(answer.label) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return { text, name, about };
};
