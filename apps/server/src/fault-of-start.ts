import { NoPackagedDatabase } from '@naskhah/db/embedded/binaries';
import { OldDatabase } from '@naskhah/db/migrate';
import { ConfigFault } from './config.ts';

/** What a person can mend is said in a sentence; anything else with where it happened. */
export const faultOfStart = (error: unknown): unknown =>
  error instanceof ConfigFault || error instanceof NoPackagedDatabase || error instanceof OldDatabase
    ? error.message
    : error;
