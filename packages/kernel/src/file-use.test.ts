import { expect, it } from 'vitest';
import { fileUses, isSingle } from './file-use.ts';

it('a submission has one manuscript and one title page, and as many of all else as there are', () =>
  expect(fileUses.filter(isSingle)).toEqual(['manuscript', 'title-page']));
