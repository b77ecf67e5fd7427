import { describe, expect, it } from 'vitest';
import { namesIn } from './names-in-text.ts';

const azizah = { name: 'Dr. Nor Azizah binti Mohd Yusof', email: 'Azizah@upm.test' };
const lim = { name: 'Lim Wei Jian', email: null };
const li = { name: 'Li', email: null };

describe('a text', () => {
  it.each([
    ['names nobody', 'The peat swamp burned for ten years.', []],
    ['names an author by the whole name', 'written by Nor Azizah Mohd Yusof, Sabah', [azizah.name]],
    ['names one with the words that stand in many names', 'NOR AZIZAH BINTI MOHD. YUSOF', [azizah.name]],
    ['names one over the end of a line', 'Nor Azizah\nMohd Yusof', [azizah.name]],
    ['names one by the address', 'write to azizah@upm.test.', [azizah.name]],
    ['names two', 'Lim Wei-Jian and Nor Azizah Mohd Yusof', [azizah.name, lim.name]],
    ['names one with the last word first', 'Jian, Lim Wei', [lim.name]],
    ['names one with the first word last', 'Wei Jian Lim', [lim.name]],
    ['names one with other marks on the letters', 'Lím Wéi Jian', [lim.name]],
    ['quotes one like any other work', '[3] Azizah, N. M. Y. (2019)', []],
    ['holds part of a name', 'Nor Azizah', []],
    ['holds a name inside other words', 'Limwei Jiannis', []],
    ['holds a name too short to tell', 'Li Li Li', []],
  ])('%s', (_what, text, expected) => expect(namesIn(text, [azizah, lim, li])).toEqual(expected));
});
