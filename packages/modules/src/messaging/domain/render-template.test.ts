import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate, renderWritten, subjectLine, variablesOf } from './render-template.ts';

describe('the variables of a text', () => {
  it.each([
    ['Dear {{firstname}}', ['firstname']],
    ['{{b}} {{ a }} {{\tb\n}}', ['b', 'a']],
    ['{{review_url}}{{x}}', ['review_url', 'x']],
    ['{firstname} {{First}} {{a b}} {{a1}} {{}} {{ a', []],
    ['', []],
  ])('%j are %j', (text, names) => expect(variablesOf(text)).toEqual(names));
});

describe('a template', () => {
  it.each([
    ['Dear {{firstname}},', 'Dear Aminah,'],
    ['{{ firstname }}{{firstname}}', 'AminahAminah'],
    ['{{  firstname\n}}: {{code}}', 'Aminah: {{firstname}} $& $1'],
    ['{firstname} {{First}}', '{firstname} {{First}}'],
    ['{{empty}}.', '.'],
  ])('%j becomes %j: values are put in once', (text, rendered) =>
    expect(renderTemplate(text, { firstname: 'Aminah', code: '{{firstname}} $& $1', empty: '' })).toBe(rendered),
  );

  it.each(['firstname', 'constructor', 'to_string', '__proto__'])(
    'without a value for %s is a defect, and says which',
    (name) =>
      expect(() => renderTemplate(`{{${name}}}`, { title: 'Peat' })).toThrow(
        `template variable without a value: ${name}`,
      ),
  );

  it('puts in every value as it is, whatever it holds', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(renderTemplate('<{{a}}|{{b}}>', { a: one, b: other })).toBe(`<${one}|${other}>`);
        expect(renderWritten('<{{a}}|{{b}}>', { a: one, b: other })).toBe(`<${one}|${other}>`);
      }),
    ));
});

it('a title stands in a mail without its marks, and nothing else is changed', () => {
  const values = { title: 'Recovery of <i>Shorea</i> in CO<sub>2</sub>', reason: '<i>so</i>' };
  for (const render of [renderTemplate, renderWritten])
    expect(render('{{title}}: {{reason}}', values)).toBe('Recovery of Shorea in CO2: <i>so</i>');
});

describe('what a person wrote', () => {
  it.each([
    ['Dear {{firstname}},', 'Dear Aminah,'],
    ['{{empty}}.', '.'],
    ['{{nobody}} {{constructor}}', '{{nobody}} {{constructor}}'],
  ])('%j is sent as %j', (text, sent) => expect(renderWritten(text, { firstname: 'Aminah', empty: '' })).toBe(sent));
});

describe('a subject', () => {
  it.each([
    ['Peat', 'Peat'],
    ['  Peat ', 'Peat'],
    ['Ali\r\nBcc: all@x.test', 'Ali Bcc: all@x.test'],
    ['a\u2028b\u2029c\u0000d\u0085e', 'a b c d e'],
    ['a\tb', 'a b'],
    ['\n\nPeat\n', 'Peat'],
    ['a  b', 'a  b'],
  ])('%j is the line %j', (text, line) => expect(subjectLine(text)).toBe(line));

  it('has at most 500 characters', () => {
    expect(subjectLine('a'.repeat(500))).toHaveLength(500);
    expect(subjectLine('a'.repeat(501))).toHaveLength(500);
    expect(subjectLine(` ${'a'.repeat(501)}`)).toBe('a'.repeat(500));
  });

  it('is one line, whatever it is made of', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', '\u0000', '\u0085', '\u2028', '\u2029', 'é', '🔥'),
        }),
        (text) => {
          expect(subjectLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        },
      ),
    ));
});
