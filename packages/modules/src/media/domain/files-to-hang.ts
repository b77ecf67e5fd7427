import type { FileUse } from '@naskhah/kernel/file-use';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isAccepted } from './accepted-types.ts';

/** A file as the record's form names it. */
export type WantedFile = { id: string; use: FileUse; label: string };

export type FilesOfRecord = { refType: string; refId: string; person: string };

/** A file that is there: on the record already, or somewhere else. */
export type HangingFile = WantedFile & { refType: string; refId: string; uploadedBy: string | null; mime: string };

export type FilesToHang = { hang: WantedFile[]; takeOff: { id: string; use: FileUse }[] };

/**
 * What a record's whole list of files changes: those that the person has sent to their own account come over to the record, those
 * that it has get the use and label of the list, and those that the list leaves out are taken off.
 */
export const filesToHang = (
  { refType, refId, person }: FilesOfRecord,
  wanted: readonly WantedFile[],
  found: readonly HangingFile[],
): Result<FilesToHang, 'file-not-found' | 'wrong-type'> => {
  const there = (file: HangingFile) => file.refType === refType && file.refId === refId;
  const waiting = (file: HangingFile) =>
    file.refType === 'person' && file.refId === person && file.uploadedBy === person && file.use !== 'photo';
  const hang: WantedFile[] = [];
  for (const [at, one] of wanted.entries()) {
    const file = found.find(({ id }) => id === one.id);
    if (!file || !(there(file) || waiting(file)))
      return refuse('file-not-found', [{ path: `files.${at}.id`, code: 'file-not-found' }]);
    if (!isAccepted(one.use, file.mime))
      return refuse('wrong-type', [{ path: `files.${at}.type`, code: 'wrong-type' }]);
    if (!there(file) || file.use !== one.use || file.label !== one.label) hang.push(one);
  }
  const takeOff = found.filter((file) => there(file) && !wanted.some(({ id }) => id === file.id));
  return ok({ hang, takeOff: takeOff.map(({ id, use }) => ({ id, use })) });
};
