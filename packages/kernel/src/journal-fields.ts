import type { JournalPermission } from './journal-permission.ts';

/**
 * Who reads a field beside those whose bit opens its section: everybody who may know of the journal, everybody once the journal is
 * open, who checks journals, or nobody.
 */
type Readers = 'all' | 'all-when-open' | 'checkers' | 'section';

/**
 * The fields of a journal and the section of its settings that each stands in. The bit of the section opens its fields for reading
 * and writing, and nothing else does (decisions 2); what the lists of journals and the public pages show anyway is read by others too.
 */
export const journalFields = {
  path: { section: 'masthead', readers: 'all' },
  name_en: { section: 'masthead', readers: 'all' },
  name_ms: { section: 'masthead', readers: 'all' },
  abbreviation: { section: 'masthead', readers: 'all' },
  issn: { section: 'masthead', readers: 'all' },
  eissn: { section: 'masthead', readers: 'all' },
  publisher: { section: 'masthead', readers: 'all' },
  disciplines: { section: 'masthead', readers: 'all' },
  institution_ror: { section: 'masthead', readers: 'all-when-open' },
  country: { section: 'masthead', readers: 'all-when-open' },
  website: { section: 'masthead', readers: 'all-when-open' },
  scope: { section: 'masthead', readers: 'all-when-open' },
  principal_contact: { section: 'masthead', readers: 'all-when-open' },
  support_contact: { section: 'masthead', readers: 'all-when-open' },
  publisher_type: { section: 'masthead', readers: 'all-when-open' },
  first_year: { section: 'masthead', readers: 'all-when-open' },
  frequency: { section: 'masthead', readers: 'all-when-open' },
  languages: { section: 'masthead', readers: 'all-when-open' },
  review_type: { section: 'workflow_management', readers: 'all-when-open' },
  access_type: { section: 'masthead', readers: 'all-when-open' },
  peer_review: { section: 'masthead', readers: 'all-when-open' },
  ethics: { section: 'masthead', readers: 'all-when-open' },
  archiving: { section: 'masthead', readers: 'all-when-open' },
  fees: { section: 'masthead', readers: 'all-when-open' },
  mysitasi_url: { section: 'masthead', readers: 'all-when-open' },
  /** How many stand on the editorial board; who, is answered by a call of its own. */
  board: { section: 'masthead', readers: 'all-when-open' },
  files: { section: 'masthead', readers: 'checkers' },
  license: { section: 'license', readers: 'all-when-open' },
  submis_checklist: { section: 'submission', readers: 'all-when-open' },
  submissionChecklist: { section: 'submission', readers: 'all-when-open' },
  contributor: { section: 'submission', readers: 'all-when-open' },
  articleComponent: { section: 'submission', readers: 'all-when-open' },
  takes_submissions: { section: 'submission', readers: 'all' },
  journalStages: { section: 'workflow_management', readers: 'section' },
  team: { section: 'team_management', readers: 'section' },
  presetRoles: { section: 'team_management', readers: 'section' },
} as const satisfies Record<string, { section: JournalPermission; readers: Readers }>;

export type JournalField = keyof typeof journalFields;
export const journalFieldNames = Object.keys(journalFields) as [JournalField, ...JournalField[]];

/** What was verified of a journal: changed by an update request, which the secretariat decides on, and no longer by one manager. */
export const verifiedFields = [
  'path',
  'name_en',
  'name_ms',
  'issn',
  'eissn',
  'publisher',
  'institution_ror',
] as const satisfies JournalField[];
