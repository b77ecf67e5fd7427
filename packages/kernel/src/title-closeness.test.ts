import { describe, expect, it } from 'vitest';
import { closenessTo, ownWordsOf } from './title-closeness.ts';

const closenessOf = (title: string, other: string) => closenessTo(title)(other);
const heritage = 'Jurnal Warisan dan Bahasa Peribumi Borneo';

describe('two titles of journals', () => {
  it.each([
    ['Jurnal Bahasa dan Warisan Borneo', 'very', 5, 6],
    ['JURNAL WARISAN DAN BAHASA PERIBUMI BORNEO', 'very', 6, 6],
    ['Jurnal Warisan Peribumi Sabah dan Labuan', 'rather', 4, 6],
  ] as const)('%s is %s close, with %i of %i words', (other, close, words, of) => {
    const found = closenessOf(heritage, other);
    expect(found).toMatchObject({ close, of });
    expect(found?.common).toHaveLength(words);
  });

  it.each([
    [heritage, 'Jurnal Kesihatan Awam Borneo'],
    ['Journal of Science', 'Journal of Animal, Plant and Marine Science Education'],
    ['Jurnal Sains dan Masyarakat', 'Jurnal Undang-undang dan Agama'],
    ['Nature', 'Science'],
    ['', 'Nature'],
    ['Nature', ''],
  ])('%j and %j are far apart', (one, other) => expect(closenessOf(one, other)).toBeUndefined());

  it('that share nothing but usual words are far apart, however many those are', () =>
    expect(closenessOf('International Journal of Ecology', 'International Journal of Physics')).toBeUndefined());

  it('are compared without accents, marks of punctuation and words said twice', () =>
    expect(closenessOf('Études: études malaises', 'Etudes Malaises')).toMatchObject({ close: 'very', of: 2 }));

  it.each([
    [heritage, ['warisan', 'bahasa', 'peribumi', 'borneo']],
    ['The Journal', ['the', 'journal']],
  ])('%s is told from others by %j', (title, own) => expect(ownWordsOf(title)).toEqual(own));

  it('are as close the one way as the other', () => {
    const other = 'Jurnal Warisan Peribumi Sabah dan Labuan';
    expect(closenessOf(other, heritage)?.close).toBe(closenessOf(heritage, other)?.close);
  });
});
