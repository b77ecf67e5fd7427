import { menuWords } from '@naskhah/words/access/menu';
import type { Text } from '@naskhah/words/text';
import { firstModules, type MenuName, menuModules, type menuOf } from './domain/menus.ts';

const named = (id: MenuName) => {
  const { en, ms }: Text = menuWords[id];
  return { label_en: en, label_ms: ms };
};

/** The menu with its words, as the portal shows it. */
export const menuAnswer = (modules: ReturnType<typeof menuOf>) =>
  modules.map(({ id, entries }) => ({
    id,
    ...named(id),
    entries: entries.map((entry) => ({ ...entry, ...named(entry.id) })),
  }));

/** The modules that a role may have in its menu. */
export const moduleChoices = () =>
  menuModules.map(({ id }) => ({ value: id, ...named(id), always: firstModules.some((first) => first === id) }));
