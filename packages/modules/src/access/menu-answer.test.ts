import { describe, expect, it } from 'vitest';
import { menuModules, menuOf } from './domain/menus.ts';
import { menuAnswer, moduleChoices } from './menu-answer.ts';

const answer = menuAnswer(
  menuOf(
    menuModules.map(({ id }) => id),
    menuModules.flatMap(({ entries }) => entries.flatMap(({ needs }) => needs ?? [])),
    undefined,
  ),
);

describe('the menu as it is answered', () => {
  it('says what a module and its entries are called, in both languages', () => {
    const [, articles] = answer;
    expect(articles).toMatchObject({ id: 'G02', label_en: 'Article Management', label_ms: 'Pengurusan Artikel' });
    expect(articles?.entries[0]).toStrictEqual({
      id: 'workspace',
      label_en: 'Workspace',
      label_ms: 'Ruang kerja',
      path: '/private/article-management/workspace',
      icon: 'inbox',
      count: null,
    });
  });
  it.each(answer.flatMap((module) => [module, ...module.entries]))('has words for $id', ({ label_en, label_ms }) => {
    expect(label_en).toMatch(/^[A-Z]/);
    expect(label_ms).toMatch(/^[A-Z]/);
  });
  it('is offered module by module to who sets up a role', () =>
    expect(moduleChoices()).toContainEqual({
      value: 'G01',
      label_en: 'User Module',
      label_ms: 'Modul Pengguna',
      always: true,
    }));
});
