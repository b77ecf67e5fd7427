import { articleComponents } from './article-components.ts';

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

/** Whether a submission has one file of this use: another one takes its place. */
export const isSingle = (use: FileUse): boolean => articleComponents.some(({ value, many }) => value === use && !many);
