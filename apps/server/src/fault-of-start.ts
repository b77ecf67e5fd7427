import { NoPackagedDatabase } from '@naskhah/db/embedded/binaries';
import { NoEmbeddedStart } from '@naskhah/db/embedded/server';
import { FailedStep, OldDatabase } from '@naskhah/db/migrate';
import { ConfigFault } from './config.ts';

const mendable = [ConfigFault, NoPackagedDatabase, NoEmbeddedStart, OldDatabase, FailedStep];

/** What a person can mend is said in a sentence; anything else with where it happened. */
export const faultOfStart = (error: unknown): unknown =>
  error instanceof Error && mendable.some((kind) => error instanceof kind) ? error.message : error;
