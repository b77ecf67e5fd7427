import { expect, it } from 'vitest';
import { typesFor } from './definition.ts';
import { faultsOf } from './faults.ts';
import { sampleForm } from './sample-form.ts';

it('the form of the tests asks a question of every type, under a condition too, and can be given out', () => {
  expect(new Set(sampleForm.questions.map(({ type }) => type))).toEqual(new Set(typesFor('review')));
  expect(sampleForm.questions.filter(({ shown_when }) => shown_when)).toHaveLength(2);
  expect(faultsOf(sampleForm)).toEqual([]);
});
