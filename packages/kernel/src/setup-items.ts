/** What a journal needs before authors can submit to it, in the order in which it is best done. */
export const setupItems = ['editor', 'contact', 'license', 'guidelines', 'names', 'sections'] as const;
export type SetupItem = (typeof setupItems)[number];
