import type { Ending, Fate } from './fates.ts';

export type IssueSeed = {
  state: 'draft' | 'compiled' | 'requested' | 'approved' | 'returned' | 'public';
  /** The last thing happened to it that many days before the first start. */
  days: number;
  articles: number;
  /** Authors who must be in it. */
  authors?: readonly string[];
};
export type Plan = { endings: readonly Ending[]; issues: readonly IssueSeed[] };

const end = (fate: Fate, days: number, who: Omit<Ending, 'fate' | 'days'> = {}): Ending => ({ fate, days, ...who });
const hers = { author: 'author' };
const chief = { editor: 'editor' };
const section = { editor: 'section-editor' };
const both = { reviewers: ['reviewer', 'reviewer2'] };
const one = { reviewers: ['reviewer'] };
const other = { reviewers: ['reviewer2'] };

/** What waits in each journal. Days decide what is overdue: 7 for a look, an answer or a decision, 21 for a review, 30 for a revision, 14 for work. */
export const plans: Record<string, Plan> = {
  jek: {
    endings: [
      end('draft', 2, hers),
      end('draft', 6),
      end('submitted', 2, hers),
      end('submitted', 10),
      end('first-look', 4, chief),
      end('first-look', 8, section),
      end('pending-reviewers', 5, chief),
      end('all-declined', 10, { ...chief, ...one }),
      end('awaiting-responses', 5, { ...section, ...one }),
      end('under-review', 25, { ...chief, ...other }),
      end('under-review', 17, { ...chief, ...hers, ...one }),
      end('under-review', 8, section),
      end('one-report-in', 3, { ...section, ...both }),
      end('recommended', 5, { ...chief, ...hers }),
      end('reviews-ready', 12, { ...section, ...other }),
      end('revisions-requested', 28, { ...chief, ...hers, ...one }),
      end('revisions-requested', 38, { ...section, ...hers }),
      end('resubmit', 12, chief),
      end('revisions-submitted', 3, chief),
      end('second-round', 4, { ...chief, ...both }),
      end('copyediting', 12, { ...chief, ...hers }),
      end('production', 17, section),
      end('ready-to-schedule', 3, chief),
      end('sent-back', 3, chief),
    ],
    issues: [
      { state: 'public', days: 240, articles: 4, authors: ['author'] },
      { state: 'public', days: 150, articles: 5 },
      { state: 'public', days: 58, articles: 5, authors: ['author'] },
      { state: 'requested', days: 2, articles: 2 },
      { state: 'draft', days: 1, articles: 0 },
    ],
  },
  bjph: {
    endings: [
      end('draft', 3),
      end('submitted', 1),
      end('submitted', 9),
      end('first-look', 3, chief),
      end('all-declined', 9, chief),
      end('awaiting-responses', 9, { ...section, ...other }),
      end('under-review', 18, { ...chief, ...one }),
      end('under-review', 27, { ...section, ...both }),
      end('one-report-in', 2, chief),
      end('reviews-ready', 5, { ...chief, ...other }),
      end('revisions-requested', 10, { ...section, ...hers }),
      end('revisions-submitted', 9, { ...chief, ...one }),
      end('copyediting', 18, { ...chief, ...hers }),
      end('production', 5, section),
      end('declined-after-review', 15, section),
    ],
    issues: [
      { state: 'public', days: 330, articles: 5 },
      { state: 'public', days: 145, articles: 5, authors: ['author'] },
      { state: 'public', days: 12, articles: 4 },
      { state: 'approved', days: 1, articles: 2 },
      { state: 'draft', days: 1, articles: 0 },
    ],
  },
  jbpn: {
    endings: [end('submitted', 4), end('under-review', 10), end('declined-after-review', 40)],
    issues: [
      { state: 'public', days: 300, articles: 4 },
      { state: 'public', days: 110, articles: 4 },
      { state: 'compiled', days: 5, articles: 2 },
    ],
  },
  mrif: {
    endings: [end('withdrawn', 30), end('reviews-ready', 4), end('accepted-without-review', 6)],
    issues: [
      { state: 'public', days: 320, articles: 4 },
      { state: 'public', days: 130, articles: 4 },
      { state: 'returned', days: 3, articles: 2 },
    ],
  },
  jte: {
    endings: [end('transferred', 25), end('decline-reverted', 2), end('pending-reviewers', 3)],
    issues: [
      { state: 'public', days: 280, articles: 5 },
      { state: 'public', days: 95, articles: 4 },
      { state: 'draft', days: 8, articles: 0 },
    ],
  },
  jprm: {
    endings: [end('draft', 12), end('declined-at-desk', 20), end('revisions-requested', 34)],
    issues: [
      { state: 'public', days: 290, articles: 4 },
      { state: 'public', days: 100, articles: 4 },
    ],
  },
};

/** One article of this journal was retracted after it had been public. */
export const retractedIn = 'jte';
