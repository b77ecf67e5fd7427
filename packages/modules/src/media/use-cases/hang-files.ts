import type { Trx } from '@naskhah/db/tables';
import { ok, type Result } from '@naskhah/kernel/result';
import { type FilesOfRecord, filesToHang, type WantedFile } from '../domain/files-to-hang.ts';
import { hangFile, lockFiles, removeAttachment } from '../store/attachment.ts';

export type { WantedFile } from '../domain/files-to-hang.ts';

/** Makes this list the files of a record, within the act that saves it and that has asked whether the person may; the same list again changes nothing. */
export const hangFiles = async (
  trx: Trx,
  record: FilesOfRecord & { now: Date },
  wanted: readonly WantedFile[],
): Promise<Result<null, 'file-not-found' | 'wrong-type'>> => {
  const found = await lockFiles(
    trx,
    record.refId,
    wanted.map(({ id }) => id),
  );
  const decided = filesToHang(record, wanted, found);
  if (!decided.ok) return decided;
  for (const { id } of decided.value.takeOff) await removeAttachment(trx, id, record.now);
  for (const one of decided.value.hang) await hangFile(trx, { ...one, refType: record.refType, refId: record.refId });
  return ok(null);
};
