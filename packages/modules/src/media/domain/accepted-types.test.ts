import { type FileUse, fileUses } from '@naskhah/kernel/file-use';
import { describe, expect, it } from 'vitest';
import { isAccepted, isShownInline } from './accepted-types.ts';

const [ooxml, odf] = ['application/vnd.openxmlformats-officedocument.', 'application/vnd.oasis.opendocument.'];
const manuscripts: FileUse[] = ['manuscript', 'title-page', 'revision', 'reply', 'review', 'copyedited'];
const documents: FileUse[] = ['table', 'supplementary', 'evidence', 'policy'];
const rich: FileUse[] = ['table', 'supplementary', 'galley', 'evidence'];

/** Each type with the uses that it has; it has no other. */
const uses: Record<string, FileUse[]> = {
  'application/pdf': [...manuscripts, 'figure', ...rich, 'policy'],
  [`${ooxml}wordprocessingml.document`]: [...manuscripts, ...documents],
  [`${odf}text`]: [...manuscripts, ...documents],
  'application/msword': [...manuscripts, ...documents],
  'application/rtf': [...manuscripts, ...documents],
  'text/rtf': [...manuscripts, ...documents],
  'text/x-tex': [...manuscripts, ...documents],
  'application/x-tex': [...manuscripts, ...documents],
  'text/markdown': [...manuscripts, ...documents],
  'text/plain': [...manuscripts, ...documents],
  'image/png': ['figure', 'supplementary', 'galley', 'photo', 'cover', 'evidence'],
  'image/jpeg': ['figure', 'supplementary', 'galley', 'photo', 'cover', 'evidence'],
  'image/webp': ['figure', 'supplementary', 'galley', 'photo', 'cover', 'evidence'],
  'image/tiff': ['figure', 'supplementary', 'galley'],
  'image/svg+xml': ['figure', 'supplementary', 'galley'],
  'application/postscript': ['figure', 'supplementary', 'galley'],
  'text/csv': rich,
  [`${ooxml}spreadsheetml.sheet`]: rich,
  [`${odf}spreadsheet`]: rich,
  'application/zip': rich,
  'application/json': rich,
  'text/html': ['galley'],
  'application/xml': ['galley'],
  'text/xml': ['galley'],
  'application/epub+zip': ['galley'],
  'video/mp4': ['supplementary'],
  'audio/mpeg': ['supplementary'],
  'application/x-msdownload': [],
  'application/javascript': [],
  'application/octet-stream': [],
  '': [],
};

describe('a file of the type', () => {
  it.each(Object.entries(uses))('%s may be used as %j and nothing else', (mime, accepted) =>
    expect(fileUses.filter((use) => isAccepted(use, mime))).toEqual(fileUses.filter((use) => accepted.includes(use))),
  );
});

describe('on the portal’s own origin a browser shows', () => {
  it.each(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain'])('%s', (mime) =>
    expect(isShownInline(mime)).toBe(true),
  );
  it.each(['image/svg+xml', 'text/html', 'application/xml', 'text/xml', 'image/tiff', ''])('never %j', (mime) =>
    expect(isShownInline(mime)).toBe(false),
  );
});
