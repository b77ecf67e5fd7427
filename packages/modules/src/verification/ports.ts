import type { Db, Trx } from '@naskhah/db/tables';
import type { Day } from '@naskhah/kernel/day';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

/** An issue of a journal: the day by which it should have come out, where that is known, and the day when it did. */
export type IssueSeen = { label: string; planned: Day | null; published: Day | null; articles: number };

/** What became of reading a page of the journal's own site. */
export type SiteAnswer =
  | { is: 'read'; url: string; status: number; text: string }
  | { is: 'refused'; why: 'scheme' | 'credentials' | 'address' | 'redirects' }
  | { is: 'failed'; why: 'certificate' | 'time' | 'network' };
/** Reads a page of the public Internet; never throws. Filled by an adapter. */
export type ReadSite = (url: string) => Promise<SiteAnswer>;

/** Queues the machine checks of a registration in the caller's transaction. */
export type EnqueueChecks = (trx: Trx, queue: 'check-journal', data: { id: string }) => Promise<void>;

export type VerificationNeeds = ActNeeds & {
  enqueue: Enqueue & EnqueueChecks;
  readSite: ReadSite;
  portalUrl: string;
  /** The issues of a journal, newest first. Filled by the later module publishing. One statement. */
  issuesOf: (db: Db, journal: string) => Promise<IssueSeen[]>;
};
