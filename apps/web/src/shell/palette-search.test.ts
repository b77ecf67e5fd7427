import { expect, it } from 'vitest';
import { cutAround, foundFor } from './palette-search.ts';

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
