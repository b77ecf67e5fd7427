/** What a file is for on its record. */
export const fileUses = [
  'manuscript',
  'title-page',
  'figure',
  'table',
  'supplementary',
  'revision',
  'reply',
  'review',
  'copyedited',
  'galley',
  'photo',
] as const;

export type FileUse = (typeof fileUses)[number];
