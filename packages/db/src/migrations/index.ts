import { baseline } from '../baseline/index.ts';
import { authors, authorsLinked, authorsListed } from './0002-authors.ts';
import { reviewFiles } from './0005-review-files.ts';
import { twoPeople, twoPeopleChecked } from './0006-two-people.ts';
import type { Step } from './step.ts';

/** Every step in order. A step that was released is never changed. */
export const migrations: readonly Step[] = [
  { name: '0001-baseline', change: baseline },
  authors,
  authorsLinked,
  authorsListed,
  reviewFiles,
  twoPeople,
  twoPeopleChecked,
];
