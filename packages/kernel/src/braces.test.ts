import { describe, expect, it } from 'vitest';
import { braceParts, namesInBraces } from './braces.ts';

describe('names in double braces', () => {
  it.each([
    ['', []],
    ['no names', []],
    ['{{a}}', ['a']],
    ['Dear {{ salutation }}, {{title}}{{title}}', ['salutation', 'title', 'title']],
    ['{{}} and {{ }}', ['', '']],
    ['{{open, {one}, }}', []],
    ['{{{nested}}}', ['nested']],
    ['{{two\nlines}}', ['two\nlines']],
  ])('in %j are %j', (text, names) => expect(namesInBraces(text)).toEqual(names));

  it.each(['Dear {{salutation}},\n{{title}}', '{{a}}{{b}}', 'x {{{y}}} z', '{{', ''])(
    'cut out of %j leave all of it',
    (text) =>
      expect(
        braceParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text),
  );

  it('stand apart from the words around them', () =>
    expect(braceParts('To {{ name }}.')).toEqual([
      { text: 'To ' },
      { text: '{{ name }}', name: 'name' },
      { text: '.' },
    ]));
});
