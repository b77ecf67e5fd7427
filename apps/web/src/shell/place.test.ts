import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';

const entry = (path: string) => ({ id: path, label_en: path, label_ms: path, path, icon: 'inbox', count: null });
const modules = [
  { id: 'G01', label_en: 'User Module', label_ms: 'Modul Pengguna', entries: [entry('/private/user/user-profile')] },
  {
    id: 'G02',
    label_en: 'Article Management',
    label_ms: 'Pengurusan Artikel',
    entries: [entry('/private/a'), entry('/private/a/tasks')],
  },
];

describe('the current entry of the menu', () => {
  it.each([
    ['/private/a', '/private/a'],
    ['/private/a/123', '/private/a'],
    ['/private/a/tasks', '/private/a/tasks'],
    ['/private/a/tasks/9', '/private/a/tasks'],
    ['/private/user/user-profile', '/private/user/user-profile'],
  ])('at %s is %s', (pathname, path) => expect(placeOf(modules, pathname)?.entry.path).toBe(path));

  it.each(['/private/ab', '/private', '/'])('at %s is none', (pathname) =>
    expect(placeOf(modules, pathname)).toBeUndefined(),
  );
});
