import type { Db } from '@naskhah/db/tables';
import type { ActNeeds } from '../activity/index.ts';

export type FormsNeeds = ActNeeds & {
  /** Whether there is such a journal. Filled by the later module journals. One statement. */
  isJournal: (db: Db, id: string) => Promise<boolean>;
};
