import { readAffiliation, readArticle, readContributor } from '@naskhah/testing/read-article-value';
import { describe, expect, it } from 'vitest';
import type { ReadAffiliation, ReadContributor } from '../ports.ts';
import { contributorsOf, isAuthor } from './people.ts';

const kept = (...some: Partial<ReadContributor>[]) => {
  let made = 0;
  return contributorsOf(readArticle({ contributors: some.map(readContributor) }), () => `c${++made}`);
};
const affiliated = (one: ReadAffiliation) => kept({ affiliations: [one] })[0]?.affiliations[0];

describe('contributors of an imported article', () => {
  it('are its authors in their order, each with an id of its own', () =>
    expect(kept({ name: 'A' }, { name: 'E', kind: 'editor' }, { name: 'B' }).map(({ id, name }) => [id, name])).toEqual(
      [
        ['c1', 'A'],
        ['c2', 'B'],
      ],
    ));

  it('keep what the file says of them', () =>
    expect(
      kept({
        given: 'Aminah',
        surname: 'Yusof',
        email: 'aminah@upm.test',
        orcid: '0000-0002-1825-0097',
        corresponding: true,
        credit: [{ name: 'Writing – review & editing', degree: 'lead' }, { name: 'Software' }],
      })[0],
    ).toStrictEqual({
      id: 'c1',
      type: 'person',
      name: 'Aminah Yusof',
      given: 'Aminah',
      family: 'Yusof',
      email: 'aminah@upm.test',
      orcid: '0000-0002-1825-0097',
      corresponding: true,
      affiliations: [],
      credit: [{ role: 'writing-review-editing', degree: 'lead' }, { role: 'software' }],
    }));

  it('have nothing where the file is silent, and are organisations where it names a group', () =>
    expect(kept({ isGroup: true, name: 'Peat Group' })[0]).toStrictEqual({
      id: 'c1',
      type: 'organisation',
      name: 'Peat Group',
      given: null,
      family: null,
      email: null,
      orcid: null,
      corresponding: false,
      affiliations: [],
      credit: [],
    }));

  it('only authors are', () => {
    expect(isAuthor(readContributor())).toBe(true);
    expect(isAuthor(readContributor({ kind: 'editor' }))).toBe(false);
  });

  it('have roles by the value of the list, without signs at its ends', () =>
    expect(kept({ credit: [{ name: '– Funding  acquisition!' }] })[0]?.credit).toEqual([
      { role: 'funding-acquisition' },
    ]));
});

describe('an affiliation', () => {
  it.each<[string, ReadAffiliation, unknown]>([
    ['is its line', readAffiliation('FRIM, Kepong'), { organisation: 'FRIM, Kepong' }],
    [
      'has the department apart where it is tagged in front',
      readAffiliation('Soil Unit, ; FRIM, Kepong', { division: 'Soil Unit' }),
      { organisation: 'FRIM, Kepong', department: 'Soil Unit' },
    ],
    [
      'keeps a line that begins with a sign where no department is tagged',
      readAffiliation(', FRIM'),
      { organisation: ', FRIM' },
    ],
    [
      'keeps its line where the department stands elsewhere',
      readAffiliation('FRIM, Soil Unit', { division: 'Soil Unit' }),
      { organisation: 'FRIM, Soil Unit', department: 'Soil Unit' },
    ],
    [
      'keeps its line where something as long as the department stands in front',
      readAffiliation('KepongLab, FRIM', { division: 'Soil Unit' }),
      { organisation: 'KepongLab, FRIM', department: 'Soil Unit' },
    ],
    [
      'keeps its line where it begins with a longer word than the department',
      readAffiliation('Soil Units, FRIM', { division: 'Soil Unit' }),
      { organisation: 'Soil Units, FRIM', department: 'Soil Unit' },
    ],
    [
      'keeps its line where only signs follow the department',
      readAffiliation('Soil Unit, ', { division: 'Soil Unit' }),
      { organisation: 'Soil Unit, ', department: 'Soil Unit' },
    ],
    [
      'keeps its line where there is nothing but the department',
      readAffiliation('Soil Unit', { division: 'Soil Unit' }),
      { organisation: 'Soil Unit', department: 'Soil Unit' },
    ],
    [
      'has the country by its code before its name',
      readAffiliation('FRIM', { country: 'Malaysia', countryCode: 'MY' }),
      { organisation: 'FRIM', country: 'MY' },
    ],
    [
      'has the country by name',
      readAffiliation('FRIM', { country: 'Malaysia' }),
      { organisation: 'FRIM', country: 'Malaysia' },
    ],
    [
      'has the ROR address',
      readAffiliation('FRIM', { ror: 'https://ror.org/03gsxzq88' }),
      { organisation: 'FRIM', ror: 'https://ror.org/03gsxzq88' },
    ],
  ])('%s', (_, one, organisation) => expect(affiliated(one)).toStrictEqual(organisation));
});
