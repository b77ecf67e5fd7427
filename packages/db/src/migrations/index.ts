import { baseline } from '../baseline/index.ts';
import { mailClaimed } from './0002-mail-claimed.ts';
import { moreIndexes } from './0003-indexes.ts';
import type { Step } from './step.ts';

/** Every step in order. A step that was released is never changed. */
export const migrations: readonly Step[] = [{ name: '0001-baseline', change: baseline }, mailClaimed, moreIndexes];
