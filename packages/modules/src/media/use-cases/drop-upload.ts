import type { Db } from '@naskhah/db/tables';
import type { MediaNeeds } from '../ports.ts';
import { forgetUpload } from '../store/upload.ts';

/** Gives up an upload in parts and takes away what came of it. */
export const dropUpload =
  (db: Db, needs: Pick<MediaNeeds, 'store'>) =>
  async (id: string): Promise<void> => {
    await needs.store.removeParts(id);
    await forgetUpload(db, id);
  };
