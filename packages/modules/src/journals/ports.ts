import type { Db, Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import type { Stage } from '@naskhah/kernel/stages';
import type { LevelGiven, LevelRefusal } from '../access/index.ts';
import type { ActNeeds } from '../activity/index.ts';

export type SettingsNeeds = ActNeeds & {
  /** How many articles are in each stage now; filled by the later module submissions. One statement. */
  articlesIn: (db: Db, journal: string) => Promise<Partial<Record<Stage, number>>>;
  /** How many submissions stand in each section, drafts among them; filled by the later module submissions. One statement. */
  articlesOfSections: (db: Db, journal: string) => Promise<ReadonlyMap<string, number>>;
  /** What presets may do in a stage, by the rules of access, whose needs later modules fill. */
  setStageLevels: (
    trx: Trx,
    actor: Actor,
    of: { journal: string; stage: Stage; levels: readonly LevelGiven[] },
  ) => Promise<Result<null, LevelRefusal>>;
};
