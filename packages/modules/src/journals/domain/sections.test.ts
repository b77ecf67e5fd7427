import { expect, it } from 'vitest';
import { sectionsToDelete } from './sections.ts';

const section = (id: string, open = true) => ({ id, title_en: id, title_ms: id, open });
const articles = new Map([['b', 2]]);

it.each([
  ['all of them', ['a', 'b'], [section('b'), section('a')], { ok: true, value: [] }],
  ['one fewer, without articles', ['a', 'b'], [section('b')], { ok: true, value: ['a'] }],
  ['one fewer, with articles', ['a', 'b'], [section('a')], { ok: false, refusal: 'section-has-articles' }],
  ['a closed one with articles', ['a', 'b'], [section('a'), section('b', false)], { ok: true, value: [] }],
  ['a new one in place of the old', ['a'], [section('c')], { ok: true, value: ['a'] }],
  ['closed ones only', ['a'], [section('a', false)], { ok: false, refusal: 'no-open-section' }],
  ['none', ['a'], [], { ok: false, refusal: 'no-open-section' }],
])('a journal that keeps %s', (_name, kept, given, expected) =>
  expect(sectionsToDelete(kept, given, articles)).toMatchObject(expected),
);
