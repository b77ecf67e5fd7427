import type { PublicMasthead } from '@naskhah/modules/publishing';
import { coverPath, journalPath } from '../../paths.ts';
import { publisherJsonLd } from '../../publisher-json-ld.ts';

/** schema.org, Periodical. */
export const periodicalJsonLd = (journal: PublicMasthead, sites: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Periodical',
  name: journal.nameEn || journal.nameMs,
  ...(journal.nameMs && journal.nameMs !== journal.nameEn && { alternateName: journal.nameMs }),
  url: sites + journalPath(journal.path),
  issn: [journal.issn, journal.eissn].filter((issn) => issn !== null),
  inLanguage: journal.languages,
  ...(journal.cover && { image: sites + coverPath(journal.path, journal.cover) }),
  ...publisherJsonLd(journal),
});
