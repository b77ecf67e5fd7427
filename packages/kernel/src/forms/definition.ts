import type { JournalField } from '../journal-fields.ts';
import type { MachineCheck } from '../machine-checks.ts';

/** What a form asks: questions in order, under headings; the same for who builds it, who fills it in and who reads it. */

export const questionTypes = [
  'section',
  'text',
  'long-text',
  'number',
  'date',
  'choice',
  'checkboxes',
  'scale',
  'matrix',
  'check',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What a form is made for. A code that is kept and read again: never renamed. */
export const formPurposes = ['review', 'submission', 'task', 'checking', 'response'] as const;
export type FormPurpose = (typeof formPurposes)[number];

/** Who may read answers beside who gave them and the editors: an editor reads every answer. */
export const answerReaders = ['author', 'reviewer'] as const;
export type AnswerReader = (typeof answerReaders)[number];

export type FormText = { en: string; ms: string };
/** One thing to choose: of a choice, of checkboxes, a row or a column of a matrix. */
export type FormOption = { id: string; label: FormText };
/** Shown only where that question has this answer: the option of a choice, or one of the boxes that are ticked. */
export type ShownWhen = { question: string; is: string };

/** A question with the fields of all types; those that its type does not use are empty. */
export type Question = {
  id: string;
  type: QuestionType;
  label: FormText;
  help: FormText;
  required: boolean;
  /** Who reads the answer beside the editors. */
  shared_with: AnswerReader[];
  shown_when: ShownWhen | null;
  /** Of a choice and of checkboxes; the columns of a matrix. */
  options: FormOption[];
  /** Of a matrix. */
  rows: FormOption[];
  /** The ends of a scale, the bounds of a number; null: none. */
  from: number | null;
  to: number | null;
  /** What the ends of a scale mean. */
  low: FormText;
  high: FormText;
  /** Of a check: the field of the registration that it judges, and the machine check that helps with it. */
  checks?: { field: JournalField | null; machine: MachineCheck | null } | undefined;
};

export type FormDefinition = { questions: Question[] };

/** What a form may ask: a checklist consists of checks, and nothing else does. */
export const typesFor = (purpose: FormPurpose): QuestionType[] =>
  questionTypes.filter((type) => type === 'section' || (type === 'check') === (purpose === 'checking'));

const noText: FormText = { en: '', ms: '' };

/** A question of a type as it is added: a scale goes from 1 to 5, what is chosen from has two empty options. */
export const newQuestion = (type: QuestionType, newId: () => string): Question => {
  const options = () => [newId(), newId()].map((id) => ({ id, label: { ...noText } }));
  const choosing = type === 'choice' || type === 'checkboxes' || type === 'matrix';
  return {
    id: newId(),
    type,
    label: { ...noText },
    help: { ...noText },
    required: false,
    shared_with: [],
    shown_when: null,
    options: choosing ? options() : [],
    rows: type === 'matrix' ? options() : [],
    from: type === 'scale' ? 1 : null,
    to: type === 'scale' ? 5 : null,
    low: { ...noText },
    high: { ...noText },
    ...(type === 'check' && { checks: { field: null, machine: null } }),
  };
};

/** Whether other questions may depend on the answer to it. */
export const canBeAsked = ({ type }: Pick<Question, 'type'>): boolean => type === 'choice' || type === 'checkboxes';

/** The heading under which each question stands; undefined where there is none above it. */
export const partOf = ({ questions }: FormDefinition, id: string): Question | undefined => {
  const at = questions.findIndex((one) => one.id === id);
  return questions.slice(0, at).findLast(({ type }) => type === 'section');
};
