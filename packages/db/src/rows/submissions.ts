import type { ParticipantRole, SubmissionStatus } from '@naskhah/kernel/article-words';
import type { ContributorAffiliation, CreditRole } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { Generated } from 'kysely';
import type { JsonWithDefault } from './json.ts';

export type SubmissionRow = {
  id: string;
  journal_id: string;
  number: string | null;
  status: Generated<SubmissionStatus>;
  stage: Generated<'submission' | 'review' | 'copyediting' | 'production' | 'publication'>;
  stage_since: Date;
  section_id: string | null;
  article_type: Generated<string>;
  language: Generated<string>;
  title: JsonWithDefault<LocalizedText>;
  abstract: JsonWithDefault<LocalizedText>;
  keywords: JsonWithDefault<Record<string, string[]>>;
  declarations: JsonWithDefault<Record<string, string>>;
  checklist: JsonWithDefault<string[]>;
  step: Generated<string>;
  submitter_id: string | null;
  doi: string | null;
  source: Generated<'portal' | 'import'>;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  accepted_at: Date | null;
  version: Generated<number>;
};

export type ContributorRow = {
  id: string;
  submission_id: string;
  position: number;
  type: Generated<'person' | 'organisation'>;
  name: string;
  given: string | null;
  family: string | null;
  email: string | null;
  orcid: string | null;
  orcid_verified: Generated<boolean>;
  corresponding: Generated<boolean>;
  person_id: string | null;
  affiliations: JsonWithDefault<ContributorAffiliation[]>;
  credit: JsonWithDefault<CreditRole[]>;
  confirmed_at: Date | null;
  declined_at: Date | null;
  decline_note: Generated<string>;
  confirm_hash: Buffer | null;
};

export type ParticipantRow = {
  id: string;
  submission_id: string;
  journal_id: string;
  person_id: string;
  role: ParticipantRole;
  since: Date;
};

/** A view: without the parts that an author of the article has in its handling. */
type ActiveParticipant = ParticipantRow;

/** A view: the accounts of those who wrote an article, unless they said that they did not. */
type AuthorAccount = { submission_id: string; person_id: string };

export type SubmissionsTables = {
  'submissions.submission': SubmissionRow;
  'submissions.contributor': ContributorRow;
  'submissions.participant': ParticipantRow;
  'submissions.author_account': AuthorAccount;
  'submissions.active_participant': ActiveParticipant;
};
