import type { PublicMasthead } from '@naskhah/modules/publishing';
import { coverPath, journalPath } from '../../paths.ts';

/** The Open Graph protocol (ogp.me), as it shows a link to a journal. */
export const journalMeta = (journal: PublicMasthead, sites: string, name: string): [string, string][] => [
  ['og:type', 'website'],
  ['og:title', name],
  ['og:url', sites + journalPath(journal.path)],
  ...(journal.cover ? ([['og:image', sites + coverPath(journal.path, journal.cover)]] as [string, string][]) : []),
];
