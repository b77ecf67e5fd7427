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
