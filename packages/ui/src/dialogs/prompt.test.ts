import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAnswer, isPromptValid, type Prompt } from './prompt.ts';

const reasons: Prompt = {
  kind: 'radio',
  label: 'Reason',
  options: [
    { value: 'enough', label: 'The reports in hand are enough' },
    { value: 'other', label: 'Another reason', input: { label: 'Which?' } },
  ],
};
const kinds: Prompt[] = [
  { kind: 'text', label: 'Reason' },
  reasons,
  { kind: 'checkbox', label: 'Tell', options: [{ value: 'author', label: 'The author' }] },
  { kind: 'toggle', label: 'Tell', options: [{ value: 'author', label: 'The author' }] },
];

describe('OK in a confirmation', () => {
  it('may be pressed at once when nothing is asked', () => expect(isPromptValid(undefined, { value: '' })).toBe(true));

  it.each(kinds)('waits for an entry: $kind', (prompt) => {
    expect(isPromptValid(prompt, firstAnswer(prompt))).toBe(false);
    expect(isPromptValid({ ...prompt, optional: true }, firstAnswer(prompt))).toBe(true);
  });

  it('does not take blanks for a text', () => {
    expect(isPromptValid({ kind: 'text', label: 'Reason' }, { value: '   ' })).toBe(false);
    expect(isPromptValid({ kind: 'text', label: 'Reason' }, { value: 'late' })).toBe(true);
  });

  it('waits for the text of an option that asks for one', () => {
    expect(isPromptValid(reasons, { value: 'enough' })).toBe(true);
    expect(isPromptValid(reasons, { value: 'other' })).toBe(false);
    expect(isPromptValid(reasons, { value: 'other', text: 'She asked to step back' })).toBe(true);
  });

  it('waits for exactly the fixed value, even where the prompt is optional', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (wanted, entered) => {
        const prompt: Prompt = { kind: 'text', label: 'Type the number', validity: wanted, optional: true };
        expect(isPromptValid(prompt, { value: entered })).toBe(wanted === entered);
      }),
    ));

  it('takes several fixed values in any order', () => {
    const prompt: Prompt = { kind: 'checkbox', label: 'Tick both', options: [], validity: ['a', 'b'] };
    expect(isPromptValid(prompt, { value: ['b', 'a'] })).toBe(true);
    expect(isPromptValid(prompt, { value: ['a'] })).toBe(false);
    expect(isPromptValid(prompt, { value: ['a', 'a'] })).toBe(false);
  });

  it('asks a validity function with what was entered, and nothing else', () => {
    const long: Prompt = { kind: 'text', label: 'Reason', validity: (value) => value.length >= 5 };
    expect(isPromptValid(long, { value: 'abcd' })).toBe(false);
    expect(isPromptValid(long, { value: 'abcde' })).toBe(true);
    expect(isPromptValid({ ...long, validity: () => true }, { value: '' })).toBe(true);
  });
});
