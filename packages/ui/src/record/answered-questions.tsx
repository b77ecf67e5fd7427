import { longDay } from '@naskhah/kernel/date-format';
import { type AnswerValue, checkAnswer, type FormAnswers, shownQuestions } from '@naskhah/kernel/forms/answers';
import type { FormOption, FormText, Question } from '@naskhah/kernel/forms/definition';
import { checkVerdictWords, questionFields } from '@naskhah/words/forms/question-fields';
import { useWords } from '../language/language-provider.tsx';
import css from './answered-questions.module.css';

const isTable = (value: AnswerValue): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value);

/** The questions of a form with what was answered; what nobody was asked is left out, what nobody answered says so. */
export const AnsweredQuestions = ({
  form,
  level = 3,
}: {
  form: { questions: Question[]; answers: FormAnswers };
  level?: 3 | 4;
}) => {
  const { say, language } = useWords();
  const Heading = `h${level}` as const;
  const text = (words: FormText) => words[language] || words.en || words.ms;
  const named = (options: readonly FormOption[], id: unknown) => {
    const option = options.find((one) => one.id === id);
    return option ? text(option.label) : '';
  };
  const inWords = (question: Question, value: AnswerValue): string => {
    switch (question.type) {
      case 'choice':
        return named(question.options, value);
      case 'checkboxes':
        return (Array.isArray(value) ? value : []).map((id) => named(question.options, id)).join(' · ');
      case 'scale': {
        const ends = [question.from, question.to].join('–');
        return `${String(value)} (${[text(question.low), ends, text(question.high)].filter(Boolean).join(' ')})`;
      }
      case 'matrix':
        return question.rows
          .map(({ id, label }) => [text(label), named(question.options, isTable(value) ? value[id] : '')].join(': '))
          .join('\n');
      case 'check': {
        const { verdict, comment } = checkAnswer(value);
        return [verdict && say(checkVerdictWords[verdict]), comment].filter(Boolean).join('. ');
      }
      case 'date':
        return longDay(String(value), language);
      case 'section':
      case 'text':
      case 'long-text':
      case 'number':
        return String(value);
    }
  };
  return (
    <div className={css.questions}>
      {shownQuestions(form, form.answers).map((question) => {
        if (question.type === 'section')
          return (
            <Heading key={question.id} className={css.heading}>
              {text(question.label)}
            </Heading>
          );
        const value = form.answers[question.id];
        return (
          <div key={question.id}>
            <p className={css.question}>{text(question.label)}</p>
            {value === undefined ? (
              <p className={css.none}>{say(questionFields.notAnswered)}</p>
            ) : (
              <p dir="auto" className={css.answer}>
                {inWords(question, value)}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
};
