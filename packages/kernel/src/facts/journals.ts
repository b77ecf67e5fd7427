type OfJournal = { about: 'journal' };
type OfMember = { about: 'journal'; data: { member: string } };

export type JournalsFacts = {
  'journal-was-created': OfJournal;
  'masthead-was-saved': OfJournal;
  'journal-was-submitted': OfJournal;
  'journal-was-verified': OfJournal;
  'journal-was-returned': OfJournal;
  'journal-was-rejected': OfJournal;
  'journal-was-deleted': OfJournal;
  'board-was-changed': OfJournal;
  'board-member-was-asked': OfMember;
  'board-member-agreed': OfMember;
  'board-member-declined': OfMember;
  'stage-was-changed': { about: 'journal'; data: { stage: string } };
  'stage-was-taken-up': { about: 'journal'; data: { stage: string } };
  'stage-was-left-out': { about: 'journal'; data: { stage: string } };
  'workflow-rules-were-saved': OfJournal;
  'submission-settings-were-saved': OfJournal;
  'journal-was-opened-for-submissions': OfJournal;
  'journal-was-closed-for-submissions': OfJournal;
  'defaults-were-set': { about: 'journal'; data: { presets: number } };
};
