import { canBeAsked, type FormDefinition, type FormOption, type FormText, type Question } from './definition.ts';

export type DefinitionFault =
  | 'no-question'
  | 'question-without-text'
  | 'option-without-text'
  | 'too-few-options'
  | 'too-few-rows'
  | 'bounds-wrong'
  | 'condition-gone'
  | 'condition-comes-later';
/** What has to be mended in a form before it is given to anybody; `question` is null for the form itself. */
export type FormFault = { question: string | null; fault: DefinitionFault };

const isWritten = ({ en, ms }: FormText): boolean => en.trim() !== '' && ms.trim() !== '';
const allWritten = (options: readonly FormOption[]): boolean => options.every(({ label }) => isWritten(label));
/** The widest scale that has room beside its words. */
const longestScale = 11;

const boundsWrong = ({ type, from, to }: Question): boolean => {
  if (type === 'scale')
    return (
      from === null ||
      to === null ||
      !Number.isInteger(from) ||
      !Number.isInteger(to) ||
      to <= from ||
      to - from >= longestScale
    );
  return type === 'number' && from !== null && to !== null && to < from;
};

/** The options of the types that use them. */
const optionFaults = ({ type, options, rows }: Question): DefinitionFault[] => {
  if (type !== 'choice' && type !== 'checkboxes' && type !== 'matrix') return [];
  const fewest = type === 'checkboxes' ? 1 : 2;
  return [
    ...(options.length < fewest ? ['too-few-options' as const] : []),
    ...(type === 'matrix' && rows.length < 1 ? ['too-few-rows' as const] : []),
    ...(allWritten(options) && (type !== 'matrix' || allWritten(rows)) ? [] : ['option-without-text' as const]),
  ];
};

const conditionFault = ({ questions }: FormDefinition, question: Question, at: number): DefinitionFault[] => {
  const { shown_when: condition } = question;
  if (!condition) return [];
  const place = questions.findIndex(({ id }) => id === condition.question);
  const asked = questions[place];
  if (!asked || !canBeAsked(asked) || !asked.options.some(({ id }) => id === condition.is)) return ['condition-gone'];
  return place < at ? [] : ['condition-comes-later'];
};

/** All that has to be mended, in the order of the questions. */
export const faultsOf = (form: FormDefinition): FormFault[] => {
  if (!form.questions.some(({ type }) => type !== 'section')) return [{ question: null, fault: 'no-question' }];
  return form.questions.flatMap((question, at) =>
    [
      ...(isWritten(question.label) ? [] : ['question-without-text' as const]),
      ...optionFaults(question),
      ...(boundsWrong(question) ? ['bounds-wrong' as const] : []),
      ...conditionFault(form, question, at),
    ].map((fault) => ({ question: question.id, fault })),
  );
};
