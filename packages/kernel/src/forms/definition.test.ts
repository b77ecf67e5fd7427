import { describe, expect, it } from 'vitest';
import { canBeAsked, newQuestion, partOf, questionTypes, typesFor } from './definition.ts';
import { faultsOf } from './faults.ts';
import { sampleForm } from './sample-form.ts';

const ids = () => {
  let last = 0;
  return () => {
    last += 1;
    return `id-${last}`;
  };
};

describe('a new question', () => {
  it.each(questionTypes)('of type %s lacks its texts and nothing else', (type) => {
    const added = newQuestion(type, ids());
    const form = { questions: [added, newQuestion('text', ids())] };
    const faults = new Set(faultsOf(form).map(({ fault }) => fault));
    const choosing = ['choice', 'checkboxes', 'matrix'].includes(type);
    expect([...faults]).toEqual(
      choosing ? ['question-without-text', 'option-without-text'] : ['question-without-text'],
    );
  });

  it('gives each of its parts an id of its own', () => {
    const { id, options, rows } = newQuestion('matrix', ids());
    const all = [id, ...options.map((one) => one.id), ...rows.map((one) => one.id)];
    expect(new Set(all).size).toBe(5);
  });

  it('shares no text with another one', () => {
    const [one, other] = [newQuestion('choice', ids()), newQuestion('choice', ids())];
    one.label.en = 'Written';
    expect(other.label.en).toBe('');
  });

  it('of a scale goes from 1 to 5', () => {
    expect(newQuestion('scale', ids())).toMatchObject({ from: 1, to: 5 });
    expect(newQuestion('number', ids())).toMatchObject({ from: null, to: null });
  });
});

describe('the part of a question', () => {
  it.each([
    ['originality', 'scores'],
    ['days', 'scores'],
    ['changes', 'judgement'],
    ['comment', 'comments'],
    ['scores', undefined],
    ['comments', 'ethics'],
  ])('%s is %s', (id, part) => {
    expect(partOf(sampleForm, id)?.id).toBe(part);
  });
});

it('only answers that are chosen decide what is shown', () => {
  expect(questionTypes.filter((type) => canBeAsked({ type }))).toEqual(['choice', 'checkboxes']);
});

it('a checklist consists of checks under headings, and nothing else asks for checks', () => {
  expect(typesFor('checking')).toEqual(['section', 'check']);
  for (const purpose of ['review', 'submission', 'task', 'response'] as const)
    expect(typesFor(purpose)).toEqual(questionTypes.filter((type) => type !== 'check'));
});
