import type { Question } from './definition.ts';

/**
 * The same questions under new ids, conditions following: a copy that answers of the original do not fit. Options may be
 * called the same in two questions; their new ids differ.
 */
export const withNewIds = (questions: readonly Question[], newId: () => string): Question[] => {
  const known = new Map<string, string>();
  const again = (...path: string[]): string => {
    const key = path.join(' ');
    const renamed = known.get(key) ?? newId();
    known.set(key, renamed);
    return renamed;
  };
  return questions.map((question) => {
    const { id, options, rows, shown_when: condition } = question;
    return {
      ...question,
      id: again(id),
      options: options.map((one) => ({ ...one, id: again(id, one.id) })),
      rows: rows.map((one) => ({ ...one, id: again(id, 'row', one.id) })),
      shown_when: condition && { question: again(condition.question), is: again(condition.question, condition.is) },
    };
  });
};
