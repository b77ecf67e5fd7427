import { expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { sampleForm } from './sample-form.ts';
import { withNewIds } from './with-new-ids.ts';

const idsOf = (questions: typeof sampleForm.questions) =>
  questions.flatMap(({ id, options, rows }) => [id, ...options.map((one) => one.id), ...rows.map((one) => one.id)]);

it('a copy of a form has ids of its own throughout, and its conditions follow them', () => {
  let last = 0;
  const copy = withNewIds(sampleForm.questions, () => {
    last += 1;
    return `new-${last}`;
  });
  const [before, after] = [idsOf(sampleForm.questions), idsOf(copy)];
  expect(after).toHaveLength(before.length);
  expect(new Set(after).size).toBe(new Set(before).size);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  expect(faultsOf({ questions: copy })).toEqual([]);
  expect(copy.map(({ label }) => label)).toEqual(sampleForm.questions.map(({ label }) => label));
  const [humans, approval] = [copy[5], copy[6]];
  expect(approval?.shown_when).toEqual({ question: humans?.id, is: humans?.options[0]?.id });
});
