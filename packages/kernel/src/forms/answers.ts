import { type AnswerReader, type FormDefinition, partOf, type Question } from './definition.ts';

/** A text, a number, a day, an option; options that are ticked; the column of each row of a matrix. */
export type AnswerValue = string | number | string[] | Record<string, string>;
/** By question. */
export type FormAnswers = Record<string, AnswerValue>;

export type AnswerFault = 'answer-missing' | 'answer-wrong' | 'answer-too-long' | 'out-of-bounds' | 'not-asked';
/** `path` is the id of the question. */
export type FaultOfAnswer = { path: string; code: AnswerFault };

const longest = { text: 500, 'long-text': 50_000 } as const;

const holds = (value: AnswerValue | undefined, option: string): boolean =>
  Array.isArray(value) ? value.includes(option) : value === option;

/** The questions that are shown where these answers are given: one under a hidden heading is hidden with it. */
export const shownQuestions = (form: FormDefinition, answers: FormAnswers): Question[] => {
  const shown = new Set<string>();
  return form.questions.filter((question) => {
    const part = question.type === 'section' ? undefined : partOf(form, question.id);
    const { shown_when: condition } = question;
    const isShown =
      (!part || shown.has(part.id)) &&
      (!condition || (shown.has(condition.question) && holds(answers[condition.question], condition.is)));
    if (isShown) shown.add(question.id);
    return isShown;
  });
};

const isEmpty = (value: AnswerValue | undefined): boolean => {
  if (value === undefined) return true;
  if (typeof value === 'number') return false;
  if (typeof value === 'string') return value.trim() === '';
  return (Array.isArray(value) ? value : Object.keys(value)).length === 0;
};

const isDay = (value: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};

const isOneOf = (options: readonly { id: string }[], id: unknown): boolean => options.some((one) => one.id === id);
const isList = (value: AnswerValue): value is string[] =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((one) => typeof one === 'string');
const isTable = (value: AnswerValue): value is Record<string, string> =>
  typeof value === 'object' && !Array.isArray(value);

const boundFault = ({ from, to }: Question, value: number): AnswerFault | undefined =>
  (from !== null && value < from) || (to !== null && value > to) ? 'out-of-bounds' : undefined;

/** What is wrong with an answer that is not empty. */
const faultOf = (question: Question, value: AnswerValue): AnswerFault | undefined => {
  const wrongUnless = (right: boolean) => (right ? undefined : ('answer-wrong' as const));
  switch (question.type) {
    case 'section':
      return 'not-asked';
    case 'text':
    case 'long-text':
      if (typeof value !== 'string') return 'answer-wrong';
      return value.length > longest[question.type] ? 'answer-too-long' : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? boundFault(question, value) : 'answer-wrong';
    case 'scale':
      return typeof value === 'number' && Number.isInteger(value) ? boundFault(question, value) : 'answer-wrong';
    case 'date':
      return wrongUnless(typeof value === 'string' && isDay(value));
    case 'choice':
      return wrongUnless(isOneOf(question.options, value));
    case 'checkboxes':
      return wrongUnless(isList(value) && value.every((one) => isOneOf(question.options, one)));
    case 'matrix':
      return wrongUnless(
        isTable(value) &&
          Object.entries(value).every(
            ([row, column]) => isOneOf(question.rows, row) && isOneOf(question.options, column),
          ),
      );
    case 'check':
      return checkFault(value);
  }
};

/** The answer to a check: a failed one says in a sentence what has to be done. */
export const checkVerdicts = ['pass', 'fail', 'na'] as const;
export type CheckVerdict = (typeof checkVerdicts)[number];
export type CheckAnswer = { verdict: CheckVerdict | null; comment: string };
const longestComment = 2000;

export const checkAnswer = (value: AnswerValue | undefined): CheckAnswer => {
  const { verdict, comment } = value !== undefined && isTable(value) ? value : {};
  return { verdict: checkVerdicts.find((one) => one === verdict) ?? null, comment: comment ?? '' };
};

/** Whether a check is answered, a failed one with its sentence. */
export const isChecked = ({ verdict, comment }: CheckAnswer): boolean =>
  verdict !== null && (verdict !== 'fail' || comment.trim() !== '');

const checkFault = (value: AnswerValue): AnswerFault | undefined => {
  if (!isTable(value)) return 'answer-wrong';
  const right = Object.entries(value).every(([name, said]) =>
    name === 'verdict' ? checkVerdicts.some((one) => one === said) : name === 'comment' && typeof said === 'string',
  );
  if (!right) return 'answer-wrong';
  return (value.comment ?? '').length > longestComment ? 'answer-too-long' : undefined;
};

const isMissing = (question: Question, value: AnswerValue | undefined): boolean => {
  if (question.type === 'check') return !isChecked(checkAnswer(value));
  if (!question.required || question.type === 'section') return false;
  if (question.type === 'matrix' && value !== undefined && isTable(value))
    return question.rows.some(({ id }) => value[id] === undefined);
  return isEmpty(value);
};

/** What is wrong with answers that are kept unfinished: one that is missing is not. */
export const draftFaults = (form: FormDefinition, answers: FormAnswers): FaultOfAnswer[] =>
  Object.entries(answers).flatMap(([path, value]) => {
    const question = form.questions.find(({ id }) => id === path);
    if (!question) return [{ path, code: 'not-asked' as const }];
    const code = isEmpty(value) ? undefined : faultOf(question, value);
    return code ? [{ path, code }] : [];
  });

/** What is wrong with answers that are handed in: the unanswered among the questions that are shown too. */
export const answerFaults = (form: FormDefinition, answers: FormAnswers): FaultOfAnswer[] => [
  ...draftFaults(form, answers),
  ...shownQuestions(form, answers)
    .filter((question) => isMissing(question, answers[question.id]))
    .map(({ id }) => ({ path: id, code: 'answer-missing' as const })),
];

/** What is handed in: the answers that are not empty, to questions that are shown. */
export const handedIn = (form: FormDefinition, answers: FormAnswers): FormAnswers => {
  const shown = new Set(shownQuestions(form, answers).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id, value]) => shown.has(id) && !isEmpty(value)));
};

/** The form as somebody reads it who is no editor: the questions whose answers are shared with them, and those answers. */
export const sharedWith = (
  reader: AnswerReader,
  form: FormDefinition,
  answers: FormAnswers,
): { form: FormDefinition; answers: FormAnswers } => {
  const shared = form.questions.filter((one) => one.type !== 'section' && one.shared_with.includes(reader));
  const parts = new Set(shared.map(({ id }) => partOf(form, id)?.id));
  const kept = form.questions.filter((one) => shared.includes(one) || parts.has(one.id));
  const given = new Set(shared.map(({ id }) => id));
  return {
    // What a question depends on may be none of this reader's.
    form: { questions: kept.map((one) => ({ ...one, shown_when: null })) },
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => given.has(id))),
  };
};
