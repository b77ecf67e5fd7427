/** The columns of the portal's lists that a reader may choose, beside the one that names the row. */
export const workspaceColumns = [
  'number',
  'section',
  'state',
  'reviewers',
  'editors',
  'reminded',
  'submitted',
  'age',
] as const;
export type WorkspaceColumn = (typeof workspaceColumns)[number];

export const journalColumns = ['issn', 'state', 'disciplines', 'team', 'changed', 'articles'] as const;
export type JournalColumn = (typeof journalColumns)[number];

export const peopleColumns = ['roles', 'status', 'journals', 'last_seen', 'registered'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
