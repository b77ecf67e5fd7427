/** What somebody is on the editorial board of a journal, in the order in which the groups stand. */
export const boardRoles = ['editor-in-chief', 'managing-editor', 'editor', 'advisor'] as const;
export type BoardRole = (typeof boardRoles)[number];

/** Whether who stands on a board agreed to: nobody who did not is shown to readers. */
export const boardConsents = ['not-asked', 'asked', 'agreed', 'declined'] as const;
export type BoardConsent = (typeof boardConsents)[number];
