import { describe, expect, it } from 'vitest';
import { checkText, checkTexts } from './check-texts.ts';

const known = ['firstname', 'title', 'code'];
const faults = (subject: string, body: string, needed: string[] = []) =>
  checkText('texts.en', { subject, body }, { known, needed });
const unknown = (field: string, named: string) => ({ path: `texts.en.${field}`, code: 'unknown-variable', named });

describe('the text of a mail', () => {
  it.each([
    ['without variables', 'Hello', 'Welcome.'],
    ['with variables of its event', 'About {{title}}', 'Dear {{firstname}}, {{ code }} and {{code}}'],
    ['with single braces', 'Hello {title}', 'f(x) = { x }'],
  ])('%s is right', (_, subject, body) => expect(faults(subject, body)).toEqual([]));

  it.each([
    ['Hello {{name}}', 'Dear', [unknown('subject', '{{name}}')]],
    ['Hello', 'Dear {{ name }}', [unknown('body', '{{name}}')]],
    ['Hello', '{{name}} {{title}} {{date}} {{name}}', [unknown('body', '{{name}}, {{date}}')]],
    ['{{a}}', '{{b}}', [unknown('subject', '{{a}}'), unknown('body', '{{b}}')]],
    ['Hello', 'Dear {{}}', [unknown('body', '{{}}')]],
    ['Hello', `{{${'x'.repeat(61)}}}`, [unknown('body', `{{${'x'.repeat(60)}}}`)]],
  ])('%j, %j names what the event has not', (subject, body, expected) =>
    expect(faults(subject, body)).toEqual(expected),
  );

  it.each([
    ['Hello', 'Your code: {{ code }}', []],
    ['{{code}}', 'Dear {{firstname}}', ['{{code}}']],
    ['{{code}} {{title}}', 'Dear', ['{{code}}, {{title}}']],
  ])('%j, %j must name in its body what the mail is for', (subject, body, named) =>
    expect(faults(subject, body, ['code', ...(subject.includes('title') ? ['title'] : [])])).toEqual(
      named.map((one) => ({ path: 'texts.en.body', code: 'variable-missing', named: one })),
    ),
  );
});

describe('the texts of a mail in both languages', () => {
  it('are each checked, and the fault names the language', () => {
    const right = { subject: 'Code', body: '{{code}}' };
    const check = { known, needed: ['code'] };
    expect(checkTexts({ en: right, ms: right }, check)).toEqual([]);
    expect(checkTexts({ en: right, ms: { subject: '{{x}}', body: '' } }, check)).toEqual([
      { path: 'texts.ms.subject', code: 'unknown-variable', named: '{{x}}' },
      { path: 'texts.ms.body', code: 'variable-missing', named: '{{code}}' },
    ]);
    expect(checkTexts({ en: { subject: '', body: '' }, ms: right }, check).map(({ path }) => path)).toEqual([
      'texts.en.body',
    ]);
  });
});
