import { faultsOf } from '@naskhah/kernel/forms/faults';
import { describe, expect, it } from 'vitest';
import { shippedForms } from './shipped-forms.ts';

describe.each(shippedForms)('the shipped form $title_en', ({ questions }) => {
  it('can be given out as it is', () => expect(faultsOf({ questions })).toEqual([]));
  it('names each of its questions once', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });
  it('tells the author something', () => {
    expect(questions.some(({ shared_with }) => shared_with.includes('author'))).toBe(true);
  });
});

it('has a name of its own for each shipped form', () => {
  expect(new Set(shippedForms.map(({ code }) => code)).size).toBe(shippedForms.length);
});
