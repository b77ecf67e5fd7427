import { type CheckAnswer, checkAnswer, type FormAnswers, isChecked } from '@naskhah/kernel/forms/answers';
import type { Question } from '@naskhah/kernel/forms/definition';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ReasonField } from '@naskhah/kernel/return-reasons';

/** How many working days a registration is checked in. */
export const checkingDays = 14;

export const itemsOf = (questions: readonly Question[]): Question[] => questions.filter(({ type }) => type === 'check');

export type Reason = { field: ReasonField; reason: string };
/** A reason with the items of the checklist that it comes from; none where a field was added by hand. */
export type MadeReason = Reason & { items: string[] };

/** What goes back: the failed items under the fields that they judge, in the order of the checklist, then the fields that were added. */
export const reasonsOf = (
  questions: readonly Question[],
  answers: FormAnswers,
  further: readonly Reason[],
): MadeReason[] => {
  const made: MadeReason[] = [];
  const add = ({ field, reason }: Reason, items: string[]) => {
    const there = made.find((one) => one.field === field);
    if (!there) made.push({ field, reason, items });
    else {
      there.reason = [there.reason, reason].filter(Boolean).join('\n');
      there.items.push(...items);
    }
  };
  for (const { id, checks } of itemsOf(questions)) {
    const { verdict, comment } = checkAnswer(answers[id]);
    if (verdict === 'fail') add({ field: checks?.field ?? 'registration', reason: comment.trim() }, [id]);
  }
  for (const one of further) add(one, []);
  return made;
};

export type Progress = { of: number; answered: number; failed: number; unsaid: string[]; open: string[] };

/** How far a checklist is: `unsaid` are failed items without their sentence, `open` those that nobody judged. */
export const progressOf = (questions: readonly Question[], answers: FormAnswers): Progress => {
  const items = itemsOf(questions);
  const verdictOf = (id: string) => checkAnswer(answers[id]).verdict;
  return {
    of: items.length,
    answered: items.filter(({ id }) => isChecked(checkAnswer(answers[id]))).length,
    failed: items.filter(({ id }) => verdictOf(id) === 'fail').length,
    unsaid: items
      .filter(({ id }) => verdictOf(id) === 'fail' && !isChecked(checkAnswer(answers[id])))
      .map(({ id }) => id),
    open: items.filter(({ id }) => verdictOf(id) === null).map(({ id }) => id),
  };
};

const isSame = (one: CheckAnswer, other: CheckAnswer): boolean =>
  one.verdict === other.verdict && one.comment === other.comment;

/**
 * One item answered. `was` is what its writer saw there: where somebody else has answered it meanwhile, nothing is written over
 * theirs. Null: it stands so already.
 */
export const answerItem = (
  questions: readonly Question[],
  answers: FormAnswers,
  { item, was, now }: { item: string; was: CheckAnswer; now: CheckAnswer },
): Result<FormAnswers | null, 'item-not-asked' | 'stale-version'> => {
  if (!itemsOf(questions).some(({ id }) => id === item)) return refuse('item-not-asked');
  const there = checkAnswer(answers[item]);
  if (isSame(there, now)) return ok(null);
  if (!isSame(there, was)) return refuse('stale-version');
  const { [item]: _old, ...others } = answers;
  const empty = now.verdict === null && now.comment === '';
  const said = { ...(now.verdict && { verdict: now.verdict }), comment: now.comment };
  return ok(empty ? others : { ...others, [item]: said });
};
