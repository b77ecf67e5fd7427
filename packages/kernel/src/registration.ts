import { issnFault } from './issn.ts';
import type { LocalizedText } from './language.ts';

/** The steps of a registration, in order (decisions 3). */
export const registrationSteps = ['identity', 'publisher', 'scope', 'board', 'policies', 'evidence', 'check'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What of a journal is looked at before its registration can be sent. */
export type Registration = {
  name_en: string;
  name_ms: string;
  issn: string | null;
  eissn: string | null;
  first_year: number | null;
  frequency: string | null;
  languages: readonly string[];
  website: string | null;
  publisher: string;
  publisher_type: string | null;
  country: string | null;
  principal_contact: unknown;
  disciplines: readonly string[];
  scope: LocalizedText;
  board: number;
  review_type: { identities?: string | undefined };
  peer_review: LocalizedText;
  ethics: LocalizedText;
  archiving: LocalizedText;
  access_type: string | null;
  license: string | null;
  evidence: number;
};

export const leastBoard = 5;
export const leastEvidence = 2;

export type Lack = { step: RegistrationStep; path: string; code: 'required' | 'issn-wrong' };

const isWritten = (texts: LocalizedText): boolean => Object.values(texts).some((text) => text.trim() !== '');

/** What a registration still lacks before it can be sent, in the order of its steps: shown while one writes, and asked again by the server. */
export const registrationLacks = (journal: Registration): Lack[] => {
  const needs = (step: RegistrationStep, path: string, there: unknown): Lack[] =>
    there ? [] : [{ step, path, code: 'required' }];
  const printed = (['issn', 'eissn'] as const).flatMap((path): Lack[] =>
    journal[path] && issnFault(journal[path]) ? [{ step: 'identity', path, code: 'issn-wrong' }] : [],
  );
  return [
    ...needs('identity', 'name_ms', journal.name_ms.trim() || journal.name_en.trim()),
    ...needs('identity', 'eissn', journal.issn || journal.eissn),
    ...printed,
    ...needs('identity', 'first_year', journal.first_year),
    ...needs('identity', 'frequency', journal.frequency),
    ...needs('identity', 'languages', journal.languages.length > 0),
    ...needs('identity', 'website', journal.website),
    ...needs('publisher', 'publisher', journal.publisher.trim()),
    ...needs('publisher', 'publisher_type', journal.publisher_type),
    ...needs('publisher', 'country', journal.country),
    ...needs('publisher', 'principal_contact', journal.principal_contact),
    ...needs('scope', 'disciplines', journal.disciplines.length > 0),
    ...needs('scope', 'scope', isWritten(journal.scope)),
    ...needs('board', 'board', journal.board >= leastBoard),
    ...needs('policies', 'review_type', journal.review_type.identities),
    ...needs('policies', 'peer_review', isWritten(journal.peer_review)),
    ...needs('policies', 'ethics', isWritten(journal.ethics)),
    ...needs('policies', 'archiving', isWritten(journal.archiving)),
    ...needs('policies', 'access_type', journal.access_type),
    ...needs('policies', 'license', journal.license),
    ...needs('evidence', 'files', journal.evidence >= leastEvidence),
  ];
};
