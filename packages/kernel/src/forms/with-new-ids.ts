import type { Question } from './definition.ts';

/** The same questions under new ids, conditions following: a copy that answers of the original do not fit. */
export const withNewIds = (questions: readonly Question[], newId: () => string): Question[] => {
  const known = new Map<string, string>();
  const again = (id: string): string => {
    const renamed = known.get(id) ?? newId();
    known.set(id, renamed);
    return renamed;
  };
  const named = <One extends { id: string }>(one: One): One => ({ ...one, id: again(one.id) });
  return questions.map((question) => ({
    ...named(question),
    options: question.options.map(named),
    rows: question.rows.map(named),
    shown_when: question.shown_when && {
      question: again(question.shown_when.question),
      is: again(question.shown_when.is),
    },
  }));
};
