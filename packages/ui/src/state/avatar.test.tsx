import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';

describe('the initials of a person', () => {
  it.each([
    ['Nurul Huda Ismail', 'NH'],
    ['Thavamani a/p Subramaniam', 'TS'],
    ['Dr. Ahmad bin Zainal', 'AZ'],
    ['Ng', 'N'],
    ['  ', ''],
    ['Bin', 'B'],
  ])('called %s are %s', (name, letters) => expect(initials(name)).toBe(letters));
});
