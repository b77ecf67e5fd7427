export type JournalParams = { page: 'journal'; path: string };

export const journalParams = ([path, ...rest]: string[]): JournalParams | undefined =>
  path && rest.length === 0 ? { page: 'journal', path } : undefined;
