import type { AccessFacts } from './access.ts';
import type { DeskPeopleFacts } from './desk-people.ts';
import type { ExchangeFacts } from './exchange.ts';
import type { FormsFacts } from './forms.ts';
import type { IdentityFacts } from './identity.ts';
import type { JournalsFacts } from './journals.ts';
import type { MediaFacts } from './media.ts';
import type { MessagingFacts } from './messaging.ts';
import type { PublishingFacts } from './publishing.ts';
import type { ReferenceDataFacts } from './reference-data.ts';
import type { ReferencesFacts } from './references.ts';
import type { SubmissionsFacts } from './submissions.ts';
import type { TasksFacts } from './tasks.ts';
import type { VerificationFacts } from './verification.ts';
import type { WorkflowFacts } from './workflow.ts';

/**
 * Everything that can happen, in the past tense, by module. Each says what it is about and which ids and variables it carries:
 * never names, addresses or prose. What is told of a fact (timeline, pages, mails) is exhaustive over these names.
 */
export type Facts = ReferenceDataFacts &
  MediaFacts &
  MessagingFacts &
  IdentityFacts &
  AccessFacts &
  FormsFacts &
  TasksFacts &
  JournalsFacts &
  VerificationFacts &
  ReferencesFacts &
  SubmissionsFacts &
  WorkflowFacts &
  PublishingFacts &
  DeskPeopleFacts &
  ExchangeFacts;

export type FactName = keyof Facts;
type SubjectKind = 'person' | 'journal' | 'article' | 'issue' | 'portal';

/** The facts that can be about such a subject. */
export type FactAbout<Kind extends SubjectKind> = {
  [Name in FactName]: Kind extends Facts[Name]['about'] ? Name : never;
}[FactName];

export type FactOf<Name extends FactName> = {
  [Each in Name]: {
    event: Each;
    subject: { type: Facts[Each]['about']; id: string };
    journal?: string;
  } & (Facts[Each] extends { data: infer Data } ? { data: Data } : { data?: undefined });
}[Name];

/** Something that happened: what the log keeps and reactions hear of. */
export type Fact = FactOf<FactName>;
