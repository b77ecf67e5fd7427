import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doiIn, splitList } from './split-list.ts';

const ali = 'Ali A. Peat fires. J Trop For 2020;1:2-3.';
const tan = 'Tan B. Soils of Pahang. Soil Sci 2021;4:5-6.';
const raj = 'Raj C. Swamps. Wetlands 2022;7:8-9.';
const all = [ali, tan, raj];

describe('a pasted list of references', () => {
  it.each([
    ['one', ali, [ali]],
    ['one on each line', all.join('\n'), all],
    ['as Windows writes lines', all.join('\r\n'), all],
    ['as old systems write lines', all.join('\r'), all],
    ['with a blank line between', all.join('\n\n'), all],
    ['with blank lines that have spaces', all.join('\n \t\n\n'), all],
    ['numbered with a point', all.map((one, at) => `${at + 1}. ${one}`).join('\n'), all],
    ['numbered in brackets', all.map((one, at) => `[${at + 1}] ${one}`).join('\n'), all],
    ['numbered in round brackets', all.map((one, at) => `(${at + 1}) ${one}`).join('\n'), all],
    ['numbered with one bracket', all.map((one, at) => `${at + 1}) ${one}`).join('\n'), all],
    ['numbered with one square bracket', all.map((one, at) => `${at + 1}] ${one}`).join('\n'), all],
    ['numbered with nothing', all.map((one, at) => `${at + 1} ${one}`).join('\n'), all],
    ['numbered from a thousand on', all.map((one, at) => `${at + 1000}. ${one}`).join('\n'), all],
    ['numbered in square brackets from a thousand on', all.map((one, at) => `[${at + 1000}] ${one}`).join('\n'), all],
    ['numbered in round brackets from a thousand on', all.map((one, at) => `(${at + 1000}) ${one}`).join('\n'), all],
    ['numbered and indented', all.map((one, at) => `   ${at + 1}.   ${one}`).join('\n'), all],
    ['numbered, with blank lines', all.map((one, at) => `${at + 1}. ${one}`).join('\n\n'), all],
    ['with no-break spaces', ali.replaceAll(' ', '\u00a0'), [ali]],
    ['nothing', '', []],
    ['only spaces', ' \n\n\t ', []],
    ['only a number', '1. abc', []],
    ['a word of four letters', '1. abcd', ['abcd']],
  ])('%s is split into its entries', (_, pasted, entries) => expect(splitList(pasted)).toEqual(entries));

  it.each([
    ['an entry that has two blanks in a row', 'Ali  A.\u00a0 Peat', ['Ali A. Peat']],
    ['a first line that is like no reference', 'peat fires\nTan B. Soils', ['peat fires', 'Tan B. Soils']],
    ['one number before a line without', '7. Ali A. Peat\nTan B. Soils', ['Ali A. Peat', 'Tan B. Soils']],
    [
      'two numbers around a wrapped line',
      '1. Ali A. Peat\nFires of Pahang\n2. Tan B. Soils',
      ['Ali A. Peat Fires of Pahang', 'Tan B. Soils'],
    ],
    ['a blank line inside a numbered entry', '1. Ali A.\n\nPeat fires\n2. Tan B.', ['Ali A. Peat fires', 'Tan B.']],
    [
      'blank lines in front of numbered entries',
      '\n\n1. Ali A.\n\nPeat fires\n2. Tan B.',
      ['Ali A. Peat fires', 'Tan B.'],
    ],
    ['numbers at some of the entries only', `1. ${ali}\n\n2. ${tan}\n\n${raj}`, all],
    ['spaces in front of everything', `\n \n   ${ali}\n\n${tan}`, [ali, tan]],
    ['one space in front of a line', `${ali}\n ${tan}`, [ali, tan]],
    ['words with hyphens before a space', 'Ali A. Pre- and post-fire soils', ['Ali A. Pre- and post-fire soils']],
    [
      'a word divided, with spaces around',
      'Ali A. Peat fi- \n  res\n\nTan B. Soils',
      ['Ali A. Peat fires', 'Tan B. Soils'],
    ],
  ])('with %s is read as it was meant', (_, pasted, entries) => expect(splitList(pasted)).toEqual(entries));

  it('joins an entry that was wrapped, and what was divided at the end of a line', () => {
    expect(splitList('1. Ali A. Peat\nfires. J Trop\n2. Tan B. Soils.')).toEqual([
      'Ali A. Peat fires. J Trop',
      'Tan B. Soils.',
    ]);
    expect(splitList('Ali A. Peat fi-\nres. J Trop\n\nTan B. Soils.')).toEqual([
      'Ali A. Peat fires. J Trop',
      'Tan B. Soils.',
    ]);
    expect(splitList('Ali A. Peat South-\nEast Asia\n\nTan B. Soils.')).toEqual([
      'Ali A. Peat South- East Asia',
      'Tan B. Soils.',
    ]);
    expect(splitList('Ali A. 2020: 12-\n14\n\nTan B. Soils.')).toEqual(['Ali A. 2020: 12- 14', 'Tan B. Soils.']);
  });

  it.each([
    [
      'indented by two spaces',
      'Ali A. Peat\n  Fires of Pahang, 2020\nTan B. Soils',
      ['Ali A. Peat Fires of Pahang, 2020', 'Tan B. Soils'],
    ],
    [
      'indented by a tab',
      'Ali A. Peat\n\tFires of Pahang, 2020\nTan B. Soils',
      ['Ali A. Peat Fires of Pahang, 2020', 'Tan B. Soils'],
    ],
    ['going on in lower case', 'Ali A. Peat\nfires, 2020\nTan B. Soils', ['Ali A. Peat fires, 2020', 'Tan B. Soils']],
    [
      'going on with an address',
      'Ali A. Peat\nhttps://x.test/a\nTan B. Soils',
      ['Ali A. Peat https://x.test/a', 'Tan B. Soils'],
    ],
    [
      'going on with a word before a sign that no name has',
      'Ali A. Peat. J\nWetlands; 2020\nTan B. Soils',
      ['Ali A. Peat. J Wetlands; 2020', 'Tan B. Soils'],
    ],
    ['going on with a year', 'Ali A. Peat\n2020;1:2\nTan B. Soils', ['Ali A. Peat 2020;1:2', 'Tan B. Soils']],
  ])('without numbers joins a line %s to the one before', (_, pasted, entries) =>
    expect(splitList(pasted)).toEqual(entries),
  );

  it.each(['O’Neil, P. Peat', "D'Souza, R. Peat", 'Al-Hadi M. Peat', 'Éloi, J. Peat', 'van. Peat', 'St.John A. Peat'])(
    'begins a new entry with a name such as %s',
    (name) => expect(splitList(`Ali A. Soils\n${name}`)).toHaveLength(name.startsWith('van') ? 1 : 2),
  );

  it.each([
    ['[7] Tan B. Soils'],
    ['(7) Tan B. Soils'],
    ['(1007) Tan B. Soils'],
    ['1007. Tan B. Soils'],
    ['1007) Tan B. Soils'],
    ['7. Tan B. Soils'],
    ['7) Tan B. Soils'],
  ])('begins a new entry with the only number: %s', (line) =>
    expect(splitList(`Ali A. Peat\n${line}`)).toEqual(['Ali A. Peat', 'Tan B. Soils']),
  );

  it('does not take a number in the text for one of an entry when the other entries have none', () =>
    expect(splitList(`${ali}\n\n2020 Tan B. Soils\n\n${raj}`)).toEqual([ali, 'Tan B. Soils', raj]));

  it('leaves out what is too short to be an entry', () =>
    expect(splitList(`${ali}\n\nabc\n\n${tan}`)).toEqual([ali, tan]));

  const entry = fc
    .tuple(
      fc.constantFrom('Ali A.', 'Tan B.', 'Éloi C.', 'O’Neil D.'),
      fc.array(fc.constantFrom('peat', 'Fires', 'of', '2020', 'J Trop'), { minLength: 1, maxLength: 8 }),
    )
    .map(([author, words]) => `${author} ${words.join(' ')}.`);

  it.each<[string, (entries: string[]) => string]>([
    ['numbers', (entries) => entries.map((one, at) => `${at + 1}. ${one}`).join('\n')],
    ['brackets', (entries) => entries.map((one, at) => `[${at + 1}] ${one}`).join('\n')],
    ['blank lines', (entries) => entries.join('\n\n')],
    ['lines', (entries) => entries.join('\n')],
  ])('gives back the entries that it was made of by %s', (_, written) =>
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 12 }), (entries) => {
        expect(splitList(written(entries))).toEqual(entries);
      }),
    ),
  );
});

describe('the DOI in a reference', () => {
  it.each([
    ['Ali A. Peat. https://doi.org/10.1234/ABC.5', '10.1234/abc.5'],
    ['doi:10.1234/abc.', '10.1234/abc'],
    ['(10.1234/abc).', '10.1234/abc'],
    ['[10.1234/abc], 2020', '10.1234/abc'],
    ['“10.1234/abc’>}', '10.1234/abc'],
    ["'10.1234/abc';", '10.1234/abc'],
    ['"10.1234/abc"', '10.1234/abc'],
    ['10.1234/a(b)c', '10.1234/a(b)c'],
    ['10.123456789/x 10.1234/y', '10.123456789/x'],
    ['10.123/abc', null],
    ['10.1234567890/abc', null],
    ['10.1234/', null],
    ['Ali A. Peat. 2020', null],
  ])('%j is %j', (raw, doi) => expect(doiIn(raw)).toBe(doi));
});
