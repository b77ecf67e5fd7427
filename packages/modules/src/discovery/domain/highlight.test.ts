import { describe, expect, it } from 'vitest';
import { context, highlight, wordsAsked } from './highlight.ts';

const marked = (text: string, q: string) =>
  highlight(text, wordsAsked(q))
    .map(({ text: stretch, hit }) => (hit ? `[${stretch}]` : stretch))
    .join('');

describe('highlighting', () => {
  it.each([
    ['Peat swamp forests burn', 'forest', 'Peat swamp [forests] burn'],
    ['Éva and Eva', 'éva', '[Éva] and [Eva]'],
    ['Hutan paya gambut', '"paya gambut"', 'Hutan [paya] [gambut]'],
    ['Fire and water', 'fire -water', '[Fire] and water'],
    ['cat, category', 'cat', '[cat], category'],
    ['nothing here', '', 'nothing here'],
  ])('of %j searched for %j gives %j', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected);
  });

  it('keeps every character of the text', () => {
    const text = 'Kebakaran 🔥 di Pekan — مستنقع, forests.';
    expect(
      highlight(text, ['forest', 'pekan'])
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });
});

describe('the words asked for', () => {
  it.each([
    ['fire in peat', ['fire', 'in', 'peat']],
    ['Fire fire FIRE', ['fire']],
    ['peat or swamp OR forest', ['peat', 'swamp', 'forest']],
    ['"peat swamp" -fire', ['peat', 'swamp']],
    ['-fire peat', ['peat']],
    ['peat-swamp', ['peat', 'swamp']],
    ['a b peat', ['peat']],
    ['', []],
    ['-', []],
  ])('in %j are %j', (q, words) => expect(wordsAsked(q)).toEqual(words));
});

describe('a word', () => {
  it.each([
    ['forest', 'forests', true],
    ['forests', 'forest', true],
    ['forestry', 'forest', true],
    ['forestall', 'forest', true],
    ['forestland', 'forest', false],
    ['foreign', 'forest', false],
    ['peats', 'peat', true],
    ['peas', 'peat', false],
    ['cats', 'cat', false],
    ['cat', 'cat', true],
  ])('%s is marked where %s is asked for: %s', (word, asked, is) =>
    expect(highlight(word, [asked])).toEqual([{ from: 0, text: word, hit: is }]),
  );

  it('leaves no empty stretches around it', () =>
    expect(highlight('peat, fire', ['peat', 'fire'])).toEqual([
      { from: 0, text: 'peat', hit: true },
      { from: 4, text: ', ', hit: false },
      { from: 6, text: 'fire', hit: true },
    ]));
});

/** A text of dots, with a space behind each or not, and tapirs at even places. */
const tapirsAt = (total: number, places: number[], filler = '. ') => {
  const signs = [...filler.repeat(total).slice(0, total)];
  for (const place of places) signs.splice(place, 5, ...'tapir');
  return signs.join('');
};
/** What is shown of it when a hundred characters may be: as text, and where the tapirs stand in it. */
const shownOf = (text: string) => {
  const stretches = context(text, ['tapir'], 100);
  return {
    text: stretches.map((stretch) => stretch.text).join(''),
    tapirs: stretches.flatMap(({ from, hit }) => (hit ? [from] : [])),
  };
};

describe('the part that is shown', () => {
  it('is where most hits stand close together, with sixty characters before them', () => {
    const text = tapirsAt(901, [0, 100, 400, 420, 700]);
    expect(shownOf(text)).toEqual({ text: `… ${text.slice(342, 441)} …`, tapirs: [60, 80] });
  });
  it('is around the first of equals', () => expect(shownOf(tapirsAt(901, [0, 400])).tapirs).toEqual([0]));
  it('counts hits as close that it has room for', () =>
    expect(shownOf(tapirsAt(901, [100, 140, 300, 334])).tapirs).toEqual([60, 94]));
  it('ends with the text, and says so by having no dots there', () => {
    const text = tapirsAt(901, [880]);
    expect(shownOf(text)).toEqual({ text: `… ${text.slice(802)}`, tapirs: [80] });
  });
  it('is cut anywhere where there are no spaces', () => {
    const text = tapirsAt(900, [500], '..');
    expect(shownOf(text)).toEqual({ text: `… ${text.slice(440, 540)} …`, tapirs: [62] });
    const spaced = `${text.slice(0, 440)}  ${text.slice(442)}`;
    expect(shownOf(spaced).text).toBe(`… ${spaced.slice(441, 541)} …`);
  });
  it.each([40, 99, 100])('is the whole of a text of %i characters', (total) => {
    const text = tapirsAt(total, [0]);
    expect(shownOf(text)).toEqual({ text, tapirs: [0] });
  });
  it('begins with a text of one character more, and says that it goes on', () => {
    const text = tapirsAt(101, [0]);
    expect(shownOf(text).text).toBe(`${text.slice(0, 99)} …`);
  });
});

describe('the context of a hit', () => {
  const long = `${'word '.repeat(200)}the tapir walked ${'word '.repeat(200)}`;
  it('shows the part that has the hit, cut at words', () => {
    const shown = context(long, ['tapir'])
      .map(({ text }) => text)
      .join('');
    expect(shown).toContain('the tapir walked');
    expect(shown.length).toBeLessThan(260);
    expect(shown).toMatch(/^… word/);
    expect(shown).toMatch(/ …$/);
  });
  it('shows the beginning when nothing is hit', () => {
    expect(context(long, ['dugong'])[0]?.text).toMatch(/^word word/);
  });
});
