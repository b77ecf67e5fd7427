import type { FileUse } from '../file-use.ts';

export type MediaFacts = {
  'file-was-added': { about: 'article'; data: { attachment: string; use: FileUse } };
  'file-was-removed': { about: 'article'; data: { attachment: string; use: FileUse } };
};
