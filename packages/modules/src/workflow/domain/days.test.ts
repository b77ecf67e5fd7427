import { expect, it } from 'vitest';
import { defaultDays } from './days.ts';

it('a journal that sets nothing gives a week to answer, three to review and a month to revise', () => {
  expect(defaultDays).toEqual({ answer: 7, review: 21, revision: 30, firstLook: 7, copyedit: 14, layout: 14 });
});
