import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('the name of a file', () => {
  it.each([
    ['naskhah.docx', 'naskhah.docx'],
    ['Kajian gambut (v2).pdf', 'Kajian gambut (v2).pdf'],
    ['/home/aminah/naskhah.pdf', 'naskhah.pdf'],
    ['C:\\Users\\Aminah\\naskhah.pdf', 'naskhah.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['...hidden.txt', 'hidden.txt'],
    ['.htaccess', 'htaccess'],
    [' .htaccess', 'htaccess'],
    ['. .\u00a0.htaccess', 'htaccess'],
    ['', 'file'],
    ['   ', 'file'],
    ['folder/', 'file'],
    ['  a.pdf ', 'a.pdf'],
    ['a<b>:c"d|e?f*g.pdf', 'a_b__c_d_e_f_g.pdf'],
    ['line\r\nbreak\u0000.pdf', 'linebreak.pdf'],
    ['exe\u202Efdp.exe', 'exefdp.exe'],
    ['e\u0301tude.pdf', '\u00e9tude.pdf'],
    ['مخطوطة.pdf', 'مخطوطة.pdf'],
  ])('%j is kept as %j', (given, kept) => expect(cleanName(given)).toBe(kept));

  it('is cut to 200 bytes and keeps its ending', () => {
    expect(cleanName(`${'a'.repeat(300)}.docx`)).toBe(`${'a'.repeat(195)}.docx`);
    expect(cleanName(`${'a'.repeat(196)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
    expect(cleanName(`${'a'.repeat(197)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
    expect(cleanName('a'.repeat(300))).toBe('a'.repeat(200));
  });

  it('is cut between signs, not within one', () => {
    expect(cleanName(`${'خ'.repeat(150)}.pdf`)).toBe(`${'خ'.repeat(98)}.pdf`);
    expect(cleanName(`${'🔥'.repeat(60)}.pdf`)).toBe(`${'🔥'.repeat(49)}.pdf`);
  });

  it('is cut at a space without keeping it', () =>
    expect(cleanName(`${'a'.repeat(199)} b${'c'.repeat(20)}`)).toBe('a'.repeat(199)));

  it('is cut at once, however long it is', () => {
    const from = performance.now();
    expect(cleanName(`${'a'.repeat(100_000)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
    expect(performance.now() - from).toBeLessThan(2000);
  });

  it('has an ending of at most nine letters: what is longer is cut as the rest is', () => {
    const stem = 'a'.repeat(300);
    expect(cleanName(`${stem}.${'b'.repeat(9)}`)).toBe(`${'a'.repeat(190)}.${'b'.repeat(9)}`);
    expect(cleanName(`${stem}.${'b'.repeat(10)}`)).toBe('a'.repeat(200));
  });

  const sign = fc.constantFrom(
    ...[
      'a',
      'B',
      '7',
      '.',
      '..',
      '/',
      '\\',
      ' ',
      '\u00a0',
      '\n',
      '\u0000',
      '\u202e',
      '\ud800',
      '<',
      ':',
      '?',
      '*',
      '|',
      '"',
    ],
    ...['e\u0301', 'خ', '漢', '🔥', '-', '_', '.pdf', '.docx', 'naskhah'],
  );
  const name = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc
      .tuple(fc.array(sign, { maxLength: 4 }), sign, fc.array(sign, { maxLength: 4 }))
      .map(([before, repeated, after]) => before.join('') + repeated.repeat(150) + after.join('')),
  );

  it('is always one that may be kept: no folders, no controls, no dots in front, never empty', () =>
    fc.assert(
      fc.property(name, (given) => {
        const kept = cleanName(given);
        expect(kept).not.toMatch(/[/\\<>:"|?*]|\p{C}|^\.|^\s|\s$/u);
        expect(kept).not.toBe('');
        expect(bytes(kept)).toBeLessThanOrEqual(200);
      }),
    ));

  it('that was kept once is kept as it is', () =>
    fc.assert(
      fc.property(name, (given) => {
        expect(cleanName(cleanName(given))).toBe(cleanName(given));
      }),
    ));
});
