import type { Db } from '@naskhah/db/tables';
import { daysLater } from '@naskhah/kernel/day';
import { journalFileUses } from '@naskhah/kernel/file-use';
import type { MediaNeeds } from '../ports.ts';
import { forgetWaiting } from '../store/attachment.ts';
import { uploadIds } from '../store/upload.ts';
import { forgetUploadCounts } from '../store/upload-count.ts';
import { dropUpload } from './drop-upload.ts';

/** As long as a form may lie open, or its text be kept in a browser. */
const waitingDays = 30;

/** Takes away what broken uploads left: nobody has sent anything more for a day. */
export const sweepUploads = (db: Db, needs: Pick<MediaNeeds, 'clock' | 'store'>) => async (): Promise<void> => {
  const before = daysLater(needs.clock(), -1);
  for (const id of await uploadIds(db, before)) await dropUpload(db, needs)(id);
  await needs.store.removeStale(before, new Set(await uploadIds(db)));
  await forgetUploadCounts(db, before);
  await forgetWaiting(db, journalFileUses, daysLater(needs.clock(), -waitingDays), needs.clock());
};
