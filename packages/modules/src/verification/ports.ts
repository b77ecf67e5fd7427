import type { Db } from '@naskhah/db/tables';
import type { Day } from '@naskhah/kernel/day';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

/** An issue of a journal: the day by which it should have come out, where that is known, and the day when it did. */
export type IssueSeen = { label: string; planned: Day | null; published: Day | null; articles: number };

export type VerificationNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  /** The issues of a journal, newest first. Filled by the later module publishing. One statement. */
  issuesOf: (db: Db, journal: string) => Promise<IssueSeen[]>;
};
