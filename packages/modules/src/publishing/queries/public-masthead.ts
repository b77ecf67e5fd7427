import type { JournalContacts, JournalTheme } from '@naskhah/db/rows/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';

/** What every page of a journal's site shows of the journal. */
export type PublicMasthead = {
  id: string;
  path: string;
  nameEn: string;
  nameMs: string;
  abbreviation: string;
  issn: string | null;
  eissn: string | null;
  publisher: string;
  country: string;
  firstYear: number | null;
  frequency: string | null;
  languages: string[];
  scope: LocalizedText;
  website: string | null;
  reviewType: Record<string, string>;
  accessType: string | null;
  license: string | null;
  fees: Record<string, unknown>;
  archiving: Record<string, unknown>;
  ethics: LocalizedText;
  contacts: JournalContacts;
  timeZone: string;
  theme: JournalTheme;
  state: string;
  /** How reviewers and authors know each other, as the journal sets its workflow. */
  anonymity: string | null;
};

/** Expects the table `journals.journal as j`. */
export const mastheadColumns = [
  'j.id',
  'j.path',
  'j.name_en as nameEn',
  'j.name_ms as nameMs',
  'j.abbreviation',
  'j.issn',
  'j.eissn',
  'j.publisher',
  'j.country',
  'j.first_year as firstYear',
  'j.frequency',
  'j.languages',
  'j.scope',
  'j.website',
  'j.review_type as reviewType',
  'j.access_type as accessType',
  'j.license',
  'j.fees',
  'j.archiving',
  'j.ethics',
  'j.contacts',
  'j.time_zone as timeZone',
  'j.theme',
  'j.state',
  sql<string | null>`j.settings ->> 'anonymity'`.as('anonymity'),
] as const;

/** A journal keeps its site when it is suspended or ends: what was published stays to be read. */
export const publicJournalStates = ['verified', 'active', 'suspended', 'ceased', 'title_changed'] as const;
