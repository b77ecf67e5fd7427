import { decisionKinds } from '@naskhah/kernel/article-words';
import { languages } from '@naskhah/kernel/language';
import { describe, expect, it } from 'vitest';
import { decisionWords } from '../workflow/workflow.ts';
import { timelineWords } from './timeline.ts';

const people = ['', 'Siti Hajar binti Abdul Rahman', 'Ahmad Jr.', 'Dr. Lim K. S.'];
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? [];
const small = new Set([
  'the',
  'of',
  'for',
  'an',
  'untuk',
  'daripada',
  'kepada',
  'ke',
  'dalam',
  'bersama',
  'co-author',
  'pengarang',
]);

const told = Object.entries(timelineWords).flatMap(([fact, entry]) => (entry ? [{ fact, entry }] : []));

describe.each(languages)('the timeline in %s', (language) => {
  it.each(told)('says of $fact what happened once, and in a whole sentence what its title leaves open', ({ entry }) => {
    const title = entry.title[language];
    expect(title).toMatch(/^\p{Lu}[^.]*[^.\s]$/u);
    for (const person of people)
      for (const kind of decisionKinds) {
        const decision = decisionWords[kind][language];
        const message = entry.message?.[language]({ decision, round: '2', person, number: 'JEK-2026-0001' }) ?? '';
        expect(message).not.toMatch(/\.\.|\s{2}|^\s|\s$|\s[.,]|undefined/);
        if (message) expect(message).toMatch(/^[\p{Lu}\d].*\.$/u);
        const words = wordsOf(`${title} ${message}`);
        expect(words.filter((word, at) => word === words[at + 1])).toEqual([]);
        const again = wordsOf(message.replace(person, '').replace(decision, ''));
        expect(again.filter((word) => wordsOf(title).some((one) => one === word) && !small.has(word))).toEqual([]);
      }
  });
});
