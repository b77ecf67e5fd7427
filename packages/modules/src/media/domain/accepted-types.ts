import type { FileUse } from '@naskhah/kernel/file-use';

const texts = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/msword',
  'application/rtf',
  'text/rtf',
  'text/x-tex',
  'application/x-tex',
  'text/markdown',
  'text/plain',
];
const pictures = [
  'image/png',
  'image/jpeg',
  'image/tiff',
  'image/webp',
  'application/pdf',
  'image/svg+xml',
  'application/postscript',
];
/** Pictures that every browser shows and that hold nothing that runs. */
const shown = ['image/png', 'image/jpeg', 'image/webp'];
const data = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/zip',
  'application/json',
];
const galleys = ['application/pdf', 'text/html', 'application/xml', 'text/xml', 'application/epub+zip'];

const accepted: Record<FileUse, readonly string[]> = {
  manuscript: texts,
  'title-page': texts,
  figure: pictures,
  table: [...texts, ...data],
  supplementary: [...texts, ...pictures, ...data, 'video/mp4', 'audio/mpeg'],
  revision: texts,
  reply: texts,
  review: texts,
  copyedited: texts,
  galley: [...galleys, ...data, ...pictures],
  photo: shown,
  cover: shown,
  evidence: [...texts, ...data, ...shown],
  policy: texts,
};

/** Whether a file of this type, decided by its content, may be used so. */
export const isAccepted = (use: FileUse, mime: string): boolean => accepted[use].includes(mime);

/** Types that a browser may show on the portal's own origin; all others are downloaded. */
const inline = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain']);
export const isShownInline = (mime: string): boolean => inline.has(mime);
