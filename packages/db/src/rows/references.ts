import type { Json } from './json.ts';

export type ReferenceRow = {
  id: string;
  submission_id: string;
  journal_id: string;
  position: number;
  raw: string;
  structured: Json<Record<string, unknown> | null>;
  doi: string | null;
};

export type ReferencesTables = {
  'references.reference': ReferenceRow;
};
