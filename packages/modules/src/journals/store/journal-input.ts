import type { ChecklistItem, Contact } from '@naskhah/kernel/documents';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { ReviewType } from '@naskhah/kernel/review-facets';

export type JournalInput = {
  path: string;
  nameEn: string;
  nameMs: string;
  abbreviation: string;
  issn: string | null;
  eissn: string | null;
  publisher: string;
  institutionRor: string | null;
  /** Null: it is not known. */
  country: string | null;
  website: string | null;
  publisherType: string | null;
  firstYear: number | null;
  frequency: string | null;
  languages: string[];
  scope: LocalizedText;
  reviewType: ReviewType;
  accessType: string | null;
  peerReview: LocalizedText;
  ethics: LocalizedText;
  archiving: LocalizedText;
  fees: LocalizedText;
  license: string | null;
  disciplines: string[];
  checklist: ChecklistItem[];
  principalContact: Contact | null;
  supportContact: Contact | null;
};

/** What nobody said of a journal yet. */
export const nothingSaid = {
  issn: null,
  eissn: null,
  publisher: '',
  institutionRor: null,
  country: null,
  website: null,
  publisherType: null,
  firstYear: null,
  frequency: null,
  languages: ['en', 'ms'],
  scope: {},
  reviewType: {},
  accessType: null,
  peerReview: {},
  ethics: {},
  archiving: {},
  fees: {},
  license: null,
  disciplines: [],
  checklist: [],
  principalContact: null,
  supportContact: null,
} satisfies Partial<JournalInput>;

/** The field of the journal that each part of the input is. */
export const fieldOfInput = {
  path: 'path',
  nameEn: 'name_en',
  nameMs: 'name_ms',
  abbreviation: 'abbreviation',
  issn: 'issn',
  eissn: 'eissn',
  publisher: 'publisher',
  institutionRor: 'institution_ror',
  country: 'country',
  website: 'website',
  publisherType: 'publisher_type',
  firstYear: 'first_year',
  frequency: 'frequency',
  languages: 'languages',
  reviewType: 'review_type',
  accessType: 'access_type',
  peerReview: 'peer_review',
  ethics: 'ethics',
  archiving: 'archiving',
  fees: 'fees',
  supportContact: 'support_contact',
  scope: 'scope',
  license: 'license',
  disciplines: 'disciplines',
  checklist: 'submis_checklist',
  principalContact: 'principal_contact',
} as const satisfies Record<keyof JournalInput, JournalField>;
