import { describe, expect, it } from 'vitest';
import type { Part, Participant } from './correspondents.ts';
import { staffOf } from './staff.ts';

const person = (personId: string, part: Part): Participant => ({
  personId,
  part,
  name: personId,
  firstname: personId,
  address: `${personId}@example.test`,
  language: 'en',
  assignment: null,
});
const staff = (...people: Participant[]) => staffOf({ people }).map(({ personId, part }) => `${personId} ${part}`);

describe('who can be given a task about an article', () => {
  it.each([
    ['editor', ['huda editor']],
    ['production', ['huda production']],
    ['author', []],
    ['reviewer', []],
  ] as const)('as its %s: %s', (part, expected) => expect(staff(person('huda', part))).toEqual(expected));
  it('is nobody who wrote it, whatever else they do there', () =>
    expect(staff(person('ali', 'editor'), person('ali', 'author'), person('huda', 'editor'))).toEqual(['huda editor']));
  it('is somebody who also reviews it, as the editor that they are', () =>
    expect(staff(person('huda', 'reviewer'), person('huda', 'editor'))).toEqual(['huda editor']));
});
