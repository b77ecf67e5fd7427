/** The shapes of the jsonb columns that hold more than plain texts. */
import type { LocalizedText } from './language.ts';
import type { Anonymity } from './stage-settings.ts';

export type ChecklistItem = { id: string; text: LocalizedText };
export type Contact = { name: string; email: string; phone?: string | undefined };
export type JournalContacts = { principal?: Contact; support?: Contact };
export type JournalTheme = { template?: 'column' | 'band'; colour?: string; tagline?: LocalizedText };
export type JournalSettings = { anonymity?: Anonymity };
export type ContributorAffiliation = { organisation: string; department?: string; country?: string; ror?: string };
export type CreditRole = { role: string; degree?: 'lead' | 'equal' | 'supporting' };
export type Funding = { funder: string; funderId?: string; award?: string };
/** An abstract beside the main one: a summary, key points, a text for everybody. Text with inline marks. */
export type FurtherAbstract = { language: string; kind: string; title?: string; text: string };
export type RelatedArticle = { kind: string; doi?: string; title?: string; submissionId?: string };
/** One invited reviewer as lists show it: never a name. */
export type ReviewerProgress = { state: 'invited' | 'working' | 'in' | 'declined'; due: string | null };
