export { statesWithSite } from './domain/journal.ts';
export { mayAttachToJournal, mayReadOfJournal, mayReadWaiting } from './queries/journal-file-rights.ts';
export { type JournalQuestion, journalList, listedJournal } from './queries/journal-list.ts';
export { allRules, ruleInForce, skippedStages, stagesSkipped } from './queries/stages-in-force.ts';
export { rulesShown } from './queries/submission-settings.ts';
export { type DescribedJournal, ensureJournal, type FoundJournal, journalAt } from './store/ensure-journal.ts';
export type { JournalInput } from './store/journal.ts';
export { nextNumber } from './store/number-series.ts';
export { openSection } from './store/section.ts';
