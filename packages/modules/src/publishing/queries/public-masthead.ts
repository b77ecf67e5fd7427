import type { JournalContacts, JournalTheme } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { coverOf } from '../../media/index.ts';

/** What every page of a journal's site shows of the journal. */
export type PublicMasthead = {
  id: string;
  path: string;
  nameEn: string;
  nameMs: string;
  /** As readers and indexers know it; '' where nobody said one. */
  abbreviation: string;
  issn: string | null;
  eissn: string | null;
  publisher: string;
  publisherRor: string | null;
  country: string;
  firstYear: number | null;
  frequency: string | null;
  languages: string[];
  scope: LocalizedText;
  website: string | null;
  reviewType: Record<string, string>;
  accessType: string | null;
  license: string | null;
  peerReview: LocalizedText;
  fees: LocalizedText;
  archiving: LocalizedText;
  ethics: LocalizedText;
  contacts: JournalContacts;
  timeZone: string;
  theme: JournalTheme;
  state: string;
  /** How reviewers and authors know each other, as the journal sets its workflow. */
  anonymity: string | null;
  /** The file of its cover. */
  cover: string | null;
};

/** The journal `j` of the query around, as one json value. */
export const masthead = sql<PublicMasthead>`json_build_object(
  'id', j.id, 'path', j.path, 'nameEn', j.name_en, 'nameMs', j.name_ms, 'abbreviation', coalesce(j.short_title, j.abbreviation),
  'issn', j.issn, 'eissn', j.eissn, 'publisher', j.publisher,
  'publisherRor', j.institution_ror, 'country', j.country, 'firstYear', j.first_year,
  'frequency', j.frequency, 'languages', j.languages, 'scope', j.scope, 'website', j.website,
  'reviewType', j.review_type, 'accessType', j.access_type, 'license', j.license, 'peerReview', j.peer_review, 'fees', j.fees,
  'archiving', j.archiving, 'ethics', j.ethics, 'contacts', j.contacts, 'timeZone', j.time_zone, 'theme', j.theme,
  'state', j.state, 'anonymity', j.settings ->> 'anonymity', 'cover', ${coverOf('j.id')})`;
