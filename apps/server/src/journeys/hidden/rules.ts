/** Who may know what, told once more beside the code that decides it (decisions 2 and 5). */
import type { Mode, Moment } from './planted.ts';

export const viewers = [
  'author',
  'co-author who edits',
  'editor',
  'recommending editor',
  'copyeditor',
  'reviewer',
  'reviewer by link',
  'other reviewer',
  'administrator',
  'stranger',
  'public',
] as const;
export type Viewer = (typeof viewers)[number];
export type Seen = { mode: Mode; moment: Moment; viewer: Viewer; things: readonly string[] };

export const faultsOf = (_seen: Seen): string[] => [];
