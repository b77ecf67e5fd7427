import type { Db } from '@naskhah/db/tables';
import { isWithinAllowance, windowOf } from '../domain/upload-allowance.ts';
import type { MediaNeeds } from '../ports.ts';
import { countOneUpload } from '../store/upload-count.ts';

export type Allowed = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts an upload that begins, by person and by address. A refused one counts too. */
export const allowUpload =
  (db: Db, needs: Pick<MediaNeeds, 'clock'>) =>
  async (who: { person: string; address: string }): Promise<Allowed> => {
    const { since, secondsLeft } = windowOf(needs.clock());
    return isWithinAllowance(await countOneUpload(db, who, since))
      ? { allowed: true }
      : { allowed: false, retryAfterSeconds: secondsLeft };
  };
