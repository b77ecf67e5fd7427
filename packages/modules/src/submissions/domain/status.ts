/** Where an article stands (decisions 4); the stage of the workflow is a separate thing. */
export type SubmissionStatus =
  | 'draft'
  | 'active'
  | 'scheduled'
  | 'published'
  | 'declined'
  | 'withdrawn'
  | 'transferred'
  | 'retracted';
