import type { FileUse } from './file-use.ts';

const megabyte = 1_000_000;

/** In bytes. Up to here a file comes in one request; a larger one is sent so that it can be taken up again. */
export const oneRequestLimit = 50 * megabyte;

const text = 100 * megabyte;
const limits: Record<FileUse, number> = {
  manuscript: text,
  'title-page': text,
  revision: text,
  reply: text,
  review: text,
  copyedited: text,
  figure: 200 * megabyte,
  table: 200 * megabyte,
  galley: 500 * megabyte,
  photo: 2 * megabyte,
  // Every line of the directory shows one.
  cover: 2 * megabyte,
  evidence: text,
  policy: text,
  supplementary: 2000 * megabyte,
};

/**
 * Largest file for a use, in bytes, where the portal is set to take none above so many MB; said before an upload, and refused by
 * the server beyond it.
 */
export const uploadLimitOf = (use: FileUse, portalMegabytes: number): number =>
  Math.min(limits[use], portalMegabytes * megabyte);
