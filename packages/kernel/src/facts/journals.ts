type OfJournal = { about: 'journal' };

export type JournalsFacts = {
  'journal-was-created': OfJournal;
  'masthead-was-saved': OfJournal;
  'journal-was-submitted': OfJournal;
  'journal-was-verified': OfJournal;
  'journal-was-returned': OfJournal;
  'journal-was-rejected': OfJournal;
  'journal-was-deleted': OfJournal;
  'defaults-were-set': { about: 'journal'; data: { presets: number } };
};
