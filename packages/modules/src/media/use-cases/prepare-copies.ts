import type { Db } from '@naskhah/db/tables';
import { attachmentsOf } from '../store/attachment.ts';
import type { CleanedCopy } from './cleaned-copy.ts';

/** Looks into every file of a record that was not looked into yet, before lists say which of them anonymous readers get. */
export const prepareCopies =
  (db: Db, copyOf: CleanedCopy) =>
  async (refId: string): Promise<void> => {
    for (const file of await attachmentsOf(db, refId)) await copyOf(file);
  };
