type Standing = {
  /** How the actor stands to the article; undefined: not at all. */
  relation: 'author' | 'editor' | 'production' | undefined;
  handlesIssues: boolean;
  stage: string;
  status: string;
};

/** What somebody may do with the galleys of an article: its editors and production staff, and who makes the issues; never its author. What was published stays as it was. */
export const galleyRightsOf = ({ relation, handlesIssues, stage, status }: Standing) => {
  const inMaking =
    (stage === 'production' || stage === 'publication') && (status === 'active' || status === 'scheduled');
  const makes = relation === undefined ? handlesIssues : relation !== 'author';
  return {
    see: relation !== undefined || handlesIssues,
    edit: makes && inMaking,
  };
};
