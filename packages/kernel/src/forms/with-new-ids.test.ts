import { expect, it } from 'vitest';
import { faultsOf } from './faults.ts';
import { asked, options, sampleForm } from './sample-form.ts';
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

it('options that are called the same in two questions are two', () => {
  let last = 0;
  const yesNo = (id: string) => asked(id, 'choice', { options: options('yes', 'no'), rows: options('yes') });
  const shown = asked('c', 'text', { shown_when: { question: 'b', is: 'no' } });
  const copy = withNewIds([yesNo('a'), yesNo('b'), shown], () => {
    last += 1;
    return `new-${last}`;
  });
  expect(new Set(idsOf(copy)).size).toBe(9);
  expect(copy[2]?.shown_when).toEqual({ question: copy[1]?.id, is: copy[1]?.options[1]?.id });
});
