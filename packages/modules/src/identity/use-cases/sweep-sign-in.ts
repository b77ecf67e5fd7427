import type { Db } from '@naskhah/db/tables';
import { daysLater } from '@naskhah/kernel/day';
import { deleteOutdated } from '../store/outdated.ts';

/** Takes away what can open or limit nothing any more: attempts of yesterday, and what has run out. Personal data is not kept for nothing. */
export const sweepSignIn =
  (db: Db, { clock }: { clock: () => Date }) =>
  async (): Promise<void> => {
    const now = clock();
    await deleteOutdated(db, { now, yesterday: daysLater(now, -1) });
  };
