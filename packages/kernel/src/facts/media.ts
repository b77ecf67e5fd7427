import type { FileUse } from '../file-use.ts';

type OfFile<About extends string> = { about: About; data: { attachment: string; use: FileUse } };

export type MediaFacts = {
  'file-was-added': OfFile<'article'>;
  'file-was-removed': OfFile<'article'>;
  'journal-file-was-added': OfFile<'journal'>;
  'journal-file-was-removed': OfFile<'journal'>;
};
