/** Where a person whose mail came back takes part, and who cares for each of these articles. */
export type ReturnedMailStanding<K> = {
  /** Who it is, where the address has an account. */
  person: string | null;
  articles: readonly { articleId: string; journalId: string; editors: readonly K[]; receivers: readonly K[] }[];
  administrators: readonly K[];
};

export type TaskToOpen<K> = {
  articleId: string | null;
  journalId: string | null;
  assigneeId: string | null;
  /** Who is told of it. */
  keepers: readonly K[];
};

/** One task for each editor of each article; where nobody edits it, for those who get submissions; else one for the Administrators. */
export const tasksOfReturnedMail = <K extends { personId: string }>({
  articles,
  administrators,
}: ReturnedMailStanding<K>): TaskToOpen<K>[] => {
  const forAdministrators = { assigneeId: null, keepers: administrators };
  if (articles.length === 0) return [{ articleId: null, journalId: null, ...forAdministrators }];
  return articles.flatMap(({ articleId, journalId, editors, receivers }): TaskToOpen<K>[] => {
    const keepers = editors.length > 0 ? editors : receivers;
    if (keepers.length === 0) return [{ articleId, journalId, ...forAdministrators }];
    return keepers.map((keeper) => ({ articleId, journalId, assigneeId: keeper.personId, keepers: [keeper] }));
  });
};
