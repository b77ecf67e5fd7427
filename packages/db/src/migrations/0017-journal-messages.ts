import type { Step } from './step.ts';

/** The messages about a journal without an article are found by it. */
export const journalMessages: Step = {
  name: '0017-journal-messages',
  online: [
    'drop index concurrently if exists tasks.messages_of_journal',
    'create index concurrently messages_of_journal on tasks.message (journal_id, created_at) where article_id is null',
  ],
};
