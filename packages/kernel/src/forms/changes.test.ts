import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { asked, options, sampleForm } from './sample-form.ts';

const changes = (...newer: ReturnType<typeof asked>[]) =>
  changesBetween({ questions: [asked('a', 'text'), asked('b', 'text'), asked('c', 'text')] }, { questions: newer }).map(
    ({ question, change }) => `${question.id} ${change}`,
  );

it('nothing has changed between a form and itself, whatever the order of its fields', () => {
  const [question] = sampleForm.questions;
  const turned = Object.fromEntries(Object.entries(question ?? {}).toReversed()) as NonNullable<typeof question>;
  expect(changesBetween(sampleForm, sampleForm)).toEqual([]);
  expect(changesBetween(sampleForm, { questions: [turned, ...sampleForm.questions.slice(1)] })).toEqual([]);
});

it('names what was added, changed and taken away', () => {
  const b = asked('b', 'choice', { options: options('yes', 'no') });
  expect(changes(asked('a', 'text'), b, asked('d', 'text'))).toEqual(['b changed', 'd added', 'c removed']);
});

it('names what stands elsewhere, and not what only followed it', () => {
  const [a, b, c] = [asked('a', 'text'), asked('b', 'text'), asked('c', 'text')];
  expect(changes(c, a, b)).toEqual(['c moved', 'a moved']);
  expect(changes(asked('d', 'text'), a, b, c)).toEqual(['d added']);
  expect(changes(b, c)).toEqual(['a removed']);
});

it('takes the order of options for a change', () => {
  const older = { questions: [asked('a', 'choice', { options: options('x', 'y') })] };
  const newer = { questions: [asked('a', 'choice', { options: options('y', 'x') })] };
  expect(changesBetween(older, newer).map(({ change }) => change)).toEqual(['changed']);
});
