/**
 * Where the record is read that a call changes: a code that it keeps already may stay, although it was retired since. By the names
 * of the calls, each with what the read is asked.
 */
export type Kept = readonly [read: string, asked: (input: Record<string, unknown>) => unknown];

const ownProfile: Kept = ['identity.getProfile', () => undefined];
const draft: Kept = ['submissions.getSubmission', ({ id }) => ({ id })];
const draftOfContributor: Kept = ['submissions.getSubmission', ({ ref_id }) => ({ id: ref_id })];
const journal: Kept = ['journals.journalById', ({ id, jnl_id, journal_id }) => ({ id: id ?? jnl_id ?? journal_id })];

const disciplines: Kept = ['masthead.retrieveJournalDisciplines', ({ journal_id }) => ({ journal_id })];

export const codesKept: Readonly<Record<string, Kept>> = {
  'journals.saveJournal': journal,
  'journals.updateJournal': journal,
  'masthead.saveJournalDisciplines': disciplines,
  'masthead.saveEditorialBoard': ['masthead.getEditorialBoard', ({ journal_id }) => ({ journal_id })],
  'submissionSettings.saveSubmissionSettings': [
    'submissionSettings.submissionSettingsOf',
    ({ journal_id }) => ({ journal_id }),
  ],
  'identity.updateUserProfile': ownProfile,
  'identity.saveUserAffiliation': ownProfile,
  'submissions.saveSubmission': draft,
  'submissions.updateSubmission': draft,
  'submissions.saveContributor': draftOfContributor,
  'submissions.updateContributor': draftOfContributor,
  'publishing.insertIssueGalley': ['deskArticle.getDataArtikel', ({ article_id }) => ({ id: article_id })],
};
