/** What a submission is made of: whether it needs the part, and whether there may be several files of it. */
export const articleComponents = [
  { value: 'manuscript', many: false, required: true },
  { value: 'title-page', many: false, required: false },
  { value: 'figure', many: true, required: false },
  { value: 'table', many: true, required: false },
  { value: 'supplementary', many: true, required: false },
] as const;

/** Who may stand on a byline. */
export const contributorTypes = ['person', 'organisation'] as const;
