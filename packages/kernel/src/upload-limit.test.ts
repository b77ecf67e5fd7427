import { describe, expect, it } from 'vitest';
import { type FileUse, fileUses } from './file-use.ts';
import { oneRequestLimit, uploadLimitOf } from './upload-limit.ts';

const megabytes: Record<FileUse, number> = {
  manuscript: 100,
  'title-page': 100,
  revision: 100,
  reply: 100,
  review: 100,
  copyedited: 100,
  figure: 200,
  table: 200,
  galley: 500,
  photo: 2,
  cover: 2,
  evidence: 100,
  policy: 100,
  supplementary: 2000,
};

describe('the largest file', () => {
  it.each(fileUses)('for %s is its own limit where the portal allows more', (use) =>
    expect(uploadLimitOf(use, 5000)).toBe(megabytes[use] * 1_000_000),
  );
  it('is what the portal is set to where that is less', () => {
    expect(uploadLimitOf('galley', 5)).toBe(5_000_000);
    expect(uploadLimitOf('photo', 5)).toBe(2_000_000);
  });
  it('that comes in one request has fifty million bytes', () => expect(oneRequestLimit).toBe(50_000_000));
});
