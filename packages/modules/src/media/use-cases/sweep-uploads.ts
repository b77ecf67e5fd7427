import type { Db } from '@naskhah/db/tables';
import type { MediaNeeds } from '../ports.ts';
import { forgetUploadCounts } from '../store/upload-count.ts';

const day = 24 * 60 * 60_000;

/** Takes away what broken uploads left: nobody has sent anything more for a day. */
export const sweepUploads = (db: Db, needs: Pick<MediaNeeds, 'clock' | 'store'>) => async (): Promise<void> => {
  const before = new Date(needs.clock().getTime() - day);
  await needs.store.removeStale(before, new Set());
  await forgetUploadCounts(db, before);
};
