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
  'cover',
  'evidence',
  'policy',
] as const;

export type FileUse = (typeof fileUses)[number];

/** What a journal has: its cover, what a registration is judged by, and the policies that readers are shown. */
export const journalFileUses = ['cover', 'evidence', 'policy'] as const satisfies readonly FileUse[];
export type JournalFileUse = (typeof journalFileUses)[number];

export const isJournalFileUse = (use: FileUse): use is JournalFileUse => journalFileUses.some((one) => one === use);

/** Whether a submission has one file of this use: another one takes its place. */
export const isSingle = (use: FileUse): boolean => articleComponents.some(({ value, many }) => value === use && !many);
