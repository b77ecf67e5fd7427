import type { Step } from './step.ts';

const indexes = {
  // One's mailbox, and the mails of an account that becomes part of another.
  'messaging.mail_of_person': 'messaging.mail (person_id)',
  // Whether a content is named still, and everything that hangs on a record.
  'media.attachment_of_content': 'media.attachment (sha256)',
  'media.attachment_of_record': 'media.attachment (ref_id)',
  // What a harvester asks: all that has changed since.
  'publishing.publication_changed': 'publishing.publication (updated_at)',
};

/** Indexes for questions that read whole tables without them. */
export const moreIndexes: Step = {
  name: '0003-indexes',
  online: Object.entries(indexes).flatMap(([name, on]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name.split('.')[1]} on ${on}`,
  ]),
};
