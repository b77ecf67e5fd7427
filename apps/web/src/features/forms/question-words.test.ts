import { sampleForm } from '@naskhah/kernel/forms/sample-form';
import { expect, it } from 'vitest';
import { placeOf } from './question-words.ts';

it.each([
  ['scores', 'A'],
  ['originality', 'A1'],
  ['days', 'A3'],
  ['judgement', 'B'],
  ['changes', 'B3'],
  ['comment', 'D1'],
])('the place of %s in its form is %s', (id, place) => {
  expect(placeOf(sampleForm, id)).toBe(place);
});

it('the questions above the first part are only numbered', () => {
  const form = { questions: sampleForm.questions.slice(1, 4) };
  expect(form.questions.map(({ id }) => placeOf(form, id))).toEqual(['1', '2', '3']);
});
