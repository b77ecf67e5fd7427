import { contentText } from '../content-text.ts';
import type { FormDefinition, Question } from './definition.ts';

export type FormChange = { question: Question; change: 'added' | 'removed' | 'changed' | 'moved' };

/** The database may have stored the fields in another order. */
const isSame = (one: unknown, other: unknown): boolean => contentText(one) === contentText(other);

/** What a newer version asks otherwise: questions in the order of the newer one, those that are gone at the end. */
export const changesBetween = (older: FormDefinition, newer: FormDefinition): FormChange[] => {
  const before = new Map(older.questions.map((question) => [question.id, question]));
  const after = new Set(newer.questions.map(({ id }) => id));
  // Moved is what stands after another one of the questions that both have than it did before.
  const orderBefore = older.questions.map(({ id }) => id).filter((id) => after.has(id));
  const orderAfter = newer.questions.map(({ id }) => id).filter((id) => before.has(id));
  const follows = (order: readonly string[], id: string): string | undefined => order[order.indexOf(id) - 1];
  const kept = newer.questions.flatMap((question): FormChange[] => {
    const known = before.get(question.id);
    if (!known) return [{ question, change: 'added' }];
    if (!isSame(known, question)) return [{ question, change: 'changed' }];
    return follows(orderBefore, question.id) === follows(orderAfter, question.id)
      ? []
      : [{ question, change: 'moved' }];
  });
  const gone = older.questions.filter(({ id }) => !after.has(id));
  return [...kept, ...gone.map((question): FormChange => ({ question, change: 'removed' }))];
};
