import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citedName, familyChoices, isFamilyNameOf, namePartsOf } from './name-parts.ts';

describe('what the family name can be', () => {
  it.each([
    ['Sukarno', ['']],
    ['', ['']],
    ['Lim Wei Jian', ['', 'Jian', 'Lim', 'Wei Jian', 'Lim Wei']],
    ['  Ana   de  Sousa ', ['', 'Sousa', 'Ana', 'de Sousa', 'Ana de']],
  ])('of %j', (name, choices) => expect(familyChoices(name)).toEqual(choices));
});

describe('a family name', () => {
  it.each([
    ['Lim Wei Jian', 'Lim', true],
    ['Lim Wei Jian', 'Jian', true],
    ['Lim Wei Jian', 'wei', false],
    ['Lim Wei Jian', 'Wei', false],
    ['Lim Wei Jian', 'Lim Wei Jian', false],
    ['Ana de  Sousa', ' de Sousa', true],
    ['Lim Wei Jian', '', true],
    ['Lim Wei Jian', null, true],
    ['Lim Wei Jian', 'Tan', false],
  ])('of %j can be %j: %s', (name, family, can) => expect(isFamilyNameOf(name, family)).toBe(can));
});

describe('the parts of a name', () => {
  it.each([
    ['Nurul Huda Ismail', 'Ismail', { given: 'Nurul Huda', family: 'Ismail' }, 'Ismail, Nurul Huda'],
    ['Lim Wei Jian', 'Lim', { given: 'Wei Jian', family: 'Lim' }, 'Lim, Wei Jian'],
    ['Ali bin Ali', 'Ali', { given: 'Ali bin', family: 'Ali' }, 'Ali, Ali bin'],
    ['Ana  de Sousa', 'de  Sousa', { given: 'Ana', family: 'de Sousa' }, 'de Sousa, Ana'],
    ['Nor Azizah', '', { given: null, family: '' }, 'Nor Azizah'],
    ['Nor Azizah', null, { given: null, family: null }, 'Nor Azizah'],
  ])('%j with %j', (name, family, parts, cited) => {
    expect(namePartsOf(name, family)).toEqual(parts);
    expect(citedName({ name, ...namePartsOf(name, family) })).toBe(cited);
  });

  it('are all of it, whichever is chosen', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Lim', 'Wei', 'de', 'Ali'), { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        for (const family of familyChoices(name)) {
          expect(isFamilyNameOf(name, family)).toBe(true);
          const parts = namePartsOf(name, family);
          if (parts.family)
            expect([`${parts.given} ${parts.family}`, `${parts.family} ${parts.given}`]).toContain(name);
        }
      }),
    ));

  it('of a family name alone is the family name', () =>
    expect(citedName({ name: 'Lim', given: null, family: 'Lim' })).toBe('Lim'));
});
