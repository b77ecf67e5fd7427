import { expect, it } from 'vitest';
import { cutAround, cutMarked, foundFor } from './palette-search.ts';

const modules = [
  {
    id: 'G02',
    label_en: 'Article Management',
    label_ms: 'Pengurusan Artikel',
    entries: [
      { id: 'w', label_en: 'Workspace', label_ms: 'Ruang kerja', path: '/w', icon: 'inbox', count: 3 },
      { id: 'r', label_en: 'My Reviews', label_ms: 'Pewasitan saya', path: '/r', icon: 'x', count: null },
    ],
  },
];
const english = (labelled: { label_en: string }) => labelled.label_en;
const malay = (labelled: { label_ms: string }) => labelled.label_ms;

it('offers every page before anything is typed', () => expect(foundFor(modules, ' ', english)).toHaveLength(2));
it('finds a page by any part of its name and marks that part', () =>
  expect(foundFor(modules, 'SPACE', english)).toEqual([
    { href: '/w', icon: 'inbox', before: 'Work', match: 'space', after: '', under: 'Article Management' },
  ]));
it('searches in the language of the interface', () => {
  expect(foundFor(modules, 'wasit', malay).map(({ href }) => href)).toEqual(['/r']);
  expect(foundFor(modules, 'wasit', english)).toEqual([]);
});

it('shows a title whole when the match lies elsewhere', () =>
  expect(cutAround('Hutan paya gambut', 'azizah')).toEqual({ before: 'Hutan paya gambut', match: '', after: '' }));
it('marks what was typed without marks and capitals', () =>
  expect(cutAround('Étude du Gambut', 'etude')).toEqual({ before: '', match: 'Étude', after: ' du Gambut' }));

it.each([
  [
    'inside a mark',
    '<i>Nepenthes rajah</i> in CO<sub>2</sub>',
    'rajah',
    ['<i>Nepenthes </i>', '<i>rajah</i>', ' in CO<sub>2</sub>'],
  ],
  ['over the edge of one', 'CO<sub>2</sub> in peat', 'o2 i', ['C', 'O<sub>2</sub> i', 'n peat']],
  [
    'inside marks in marks',
    '<b>A <i>rare</i> orchid</b>',
    'are',
    ['<b>A </b><b><i>r</i></b>', '<b><i>are</i></b>', '<b> orchid</b>'],
  ],
  ['nowhere', '<i>Nepenthes</i> again', 'azizah', ['<i>Nepenthes</i> again', '', '']],
  ['beside signs that are no marks', 'p < 0.05 in <i>R.</i>', '0.05', ['p < ', '0.05', ' in <i>R.</i>']],
])('keeps the marks of a title that is cut %s', (_where, title, typed, [before, match, after]) =>
  expect(cutMarked(title, typed)).toEqual({ before, match, after }),
);
