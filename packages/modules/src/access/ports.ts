import type { Actor } from '@naskhah/kernel/actor';
import type { MenuCounts } from './domain/menus.ts';

export type AccessNeeds = {
  /** What waits for this person, for the figures beside menu entries; filled by the later module desk. One statement. */
  menuCounts: (actor: Actor) => Promise<MenuCounts>;
};
