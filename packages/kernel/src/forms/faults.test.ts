import { describe, expect, it } from 'vitest';
import type { Question } from './definition.ts';
import { faultsOf } from './faults.ts';
import { asked, options, sampleForm } from './sample-form.ts';

const faults = (...questions: Question[]) => faultsOf({ questions });
const no = { en: '', ms: '' };

describe('what has to be mended in a form', () => {
  it('is nothing in a complete one', () => expect(faultsOf(sampleForm)).toEqual([]));

  it('is that it asks nothing', () => {
    expect(faults()).toEqual([{ question: null, fault: 'no-question' }]);
    expect(faults(asked('head', 'section'))).toEqual([{ question: null, fault: 'no-question' }]);
  });

  it.each([
    ['no English', { label: { en: ' ', ms: 'Soalan' } }],
    ['no Malay', { label: { en: 'Question', ms: '' } }],
  ])('is a text with %s', (_what, change) => {
    expect(faults(asked('a', 'text', change))).toEqual([{ question: 'a', fault: 'question-without-text' }]);
  });

  it.each([
    ['choice', { options: options('one') }, 'too-few-options'],
    ['checkboxes', { options: [] }, 'too-few-options'],
    ['matrix', { options: options('one'), rows: options('row') }, 'too-few-options'],
    ['matrix', { options: options('one', 'two'), rows: [] }, 'too-few-rows'],
    ['choice', { options: [...options('one'), { id: 'two', label: no }] }, 'option-without-text'],
    ['matrix', { options: options('one', 'two'), rows: [{ id: 'row', label: no }] }, 'option-without-text'],
    ['scale', { from: null, to: 5 }, 'bounds-wrong'],
    ['scale', { from: 1, to: null }, 'bounds-wrong'],
    ['scale', { from: 5, to: 5 }, 'bounds-wrong'],
    ['scale', { from: 0.5, to: 5 }, 'bounds-wrong'],
    ['scale', { from: 1, to: 4.5 }, 'bounds-wrong'],
    ['scale', { from: 0, to: 11 }, 'bounds-wrong'],
    ['number', { from: 2, to: 1 }, 'bounds-wrong'],
  ] as const)('is a %s with %j', (type, change, fault) => {
    expect(faults(asked('a', type, change as Partial<Question>))).toEqual([{ question: 'a', fault }]);
  });

  it.each([
    ['choice', { options: options('one', 'two') }],
    ['checkboxes', { options: options('one') }],
    ['matrix', { options: options('one', 'two'), rows: options('row') }],
    ['scale', { from: 0, to: 10 }],
    ['scale', { from: 1, to: 2 }],
    ['number', { from: 1, to: 1 }],
    ['number', { from: null, to: -1 }],
    ['number', { from: 1, to: null }],
    ['text', { options: options('one'), rows: [{ id: 'row', label: no }], from: 9, to: 1 }],
    ['choice', { options: options('one', 'two'), rows: [{ id: 'row', label: no }] }],
  ] as const)('is not a %s with %j', (type, change) => {
    expect(faults(asked('a', type, change as Partial<Question>))).toEqual([]);
  });

  describe('of a condition', () => {
    const humans = asked('humans', 'choice', { options: options('yes', 'no') });
    const when = (question: string, is: string) => asked('a', 'text', { shown_when: { question, is } });

    it('is none where the question stands before it', () => expect(faults(humans, when('humans', 'yes'))).toEqual([]));
    it.each([
      ['the question is gone', [humans, when('animals', 'yes')]],
      ['the option is gone', [humans, when('humans', 'perhaps')]],
      ['nothing is chosen there', [asked('humans', 'text', { options: options('yes') }), when('humans', 'yes')]],
    ])('is that %s', (_what, questions) => {
      expect(faults(...questions)).toEqual([{ question: 'a', fault: 'condition-gone' }]);
    });
    it('is that the question comes later, or is the same', () => {
      expect(faults(when('humans', 'yes'), humans)).toEqual([{ question: 'a', fault: 'condition-comes-later' }]);
      const itself = { ...humans, shown_when: { question: 'humans', is: 'yes' } };
      expect(faults(itself)).toEqual([{ question: 'humans', fault: 'condition-comes-later' }]);
    });
  });

  it('is told in the order of the questions, all of each', () => {
    const bad = asked('b', 'choice', { label: no });
    expect(faults(asked('a', 'text', { label: no }), bad)).toEqual([
      { question: 'a', fault: 'question-without-text' },
      { question: 'b', fault: 'question-without-text' },
      { question: 'b', fault: 'too-few-options' },
    ]);
  });
});
