import { type AnswerValue, checkAnswer, type FormAnswers, shownQuestions } from '@naskhah/kernel/forms/answers';
import type { FormDefinition, FormText, Question } from '@naskhah/kernel/forms/definition';
import type { Language } from '@naskhah/kernel/language';
import { checkFields, questionFields } from '@naskhah/words/forms/question-fields';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../fields/choice-group.tsx';
import { DateField } from '../fields/date-field.tsx';
import { MatrixField } from '../fields/matrix-field.tsx';
import { ScaleField } from '../fields/scale-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { VerdictSegments } from '../fields/verdict-segments.tsx';
import { useWords } from '../language/language-provider.tsx';
import { FieldStack } from './form-layout.tsx';
import css from './question-fields.module.css';

type Asking = {
  answers: FormAnswers;
  /** The language of the questions, which may be another one than that of the page. */
  language: Language;
  /** What is wrong with an answer, by question. */
  faults: Readonly<Record<string, string>>;
  onAnswer: (question: string, value: AnswerValue | undefined) => void;
};

const inOne = (text: FormText, language: Language): string => text[language] || text.en || text.ms;

/** As it is typed: a number only where it is one, so that '-' and '2.' can be written on the way. */
const numberOf = (typed: string): AnswerValue | undefined => {
  if (typed.trim() === '') return undefined;
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) && !/[.,]$/.test(typed) ? number : typed;
};

const textOf = (value: AnswerValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const QuestionField = ({ question, ask }: { question: Question; ask: Asking }) => {
  const { say } = useWords();
  const { answers, language, faults, onAnswer } = ask;
  const value = answers[question.id];
  const named = ({ id, label }: { id: string; label: FormText }) => ({ id, label: inOne(label, language) });
  const look = {
    label: inOne(question.label, language),
    help: [inOne(question.help, language), question.shared_with.length === 0 && say(questionFields.editorsOnly)]
      .filter(Boolean)
      .join(' '),
    error: faults[question.id],
    required: question.required,
  };
  const answer = (next: AnswerValue | undefined) => onAnswer(question.id, next);
  switch (question.type) {
    case 'section':
      return null;
    case 'text':
      return <TextField {...look} dir="auto" value={textOf(value)} onChange={({ target }) => answer(target.value)} />;
    case 'long-text':
      return (
        <TextArea {...look} dir="auto" rows={5} value={textOf(value)} onChange={({ target }) => answer(target.value)} />
      );
    case 'number':
      return (
        <div className={css.number}>
          <TextField
            {...look}
            inputMode="decimal"
            autoComplete="off"
            value={textOf(value)}
            onChange={({ target }) => answer(numberOf(target.value))}
          />
        </div>
      );
    case 'date':
      return <DateField {...look} value={textOf(value)} onChange={(day) => answer(day === '' ? undefined : day)} />;
    case 'choice':
    case 'checkboxes': {
      const many = question.type === 'checkboxes';
      const chosen = Array.isArray(value) ? value : [textOf(value)];
      return (
        <ChoiceGroup
          {...look}
          many={many}
          choices={question.options.map(named).map(({ id, label }) => ({ value: id, label }))}
          chosen={chosen}
          onChange={(next) => answer(many ? next.filter(Boolean) : next[0])}
        />
      );
    }
    case 'scale':
      return (
        <ScaleField
          {...look}
          from={question.from ?? 1}
          to={question.to ?? 5}
          low={inOne(question.low, language)}
          high={inOne(question.high, language)}
          value={typeof value === 'number' ? value : undefined}
          onChange={answer}
        />
      );
    case 'matrix':
      return (
        <MatrixField
          {...look}
          rows={question.rows.map(named)}
          columns={question.options.map(named)}
          chosen={typeof value === 'object' && !Array.isArray(value) ? value : {}}
          onChange={answer}
        />
      );
    case 'check': {
      const { verdict, comment } = checkAnswer(value);
      const said = { ...(verdict && { verdict }), comment };
      return (
        <div className={css.check}>
          <p className={css.item}>{look.label}</p>
          {inOne(question.help, language) && <p className={css.help}>{inOne(question.help, language)}</p>}
          <VerdictSegments label={look.label} value={verdict} onChange={(next) => answer({ ...said, verdict: next })} />
          {verdict === 'fail' && (
            <TextArea
              label={say(checkFields.comment)}
              rows={2}
              value={comment}
              onChange={({ target }) => answer({ ...said, comment: target.value })}
            />
          )}
        </div>
      );
    }
  }
};

/** The questions of a form to be answered, those that other answers hide left out; `instead` may stand in their place. */
export const QuestionFields = ({
  form,
  instead,
  level = 3,
  ...ask
}: Asking & {
  form: FormDefinition;
  /** What is drawn of a question that is hidden now. */
  instead?: (question: Question) => ReactNode;
  /** Of the headings. */
  level?: 2 | 3 | 4;
}) => {
  const Heading = `h${level}` as const;
  const shown = new Set(shownQuestions(form, ask.answers).map(({ id }) => id));
  return (
    <FieldStack>
      {form.questions.map((question) => {
        if (!shown.has(question.id)) return instead && <div key={question.id}>{instead(question)}</div>;
        return (
          <div key={question.id} lang={ask.language}>
            {question.type === 'section' ? (
              <>
                <Heading className={css.heading}>{inOne(question.label, ask.language)}</Heading>
                {inOne(question.help, ask.language) && <p className={css.help}>{inOne(question.help, ask.language)}</p>}
              </>
            ) : (
              <QuestionField question={question} ask={ask} />
            )}
          </div>
        );
      })}
    </FieldStack>
  );
};
