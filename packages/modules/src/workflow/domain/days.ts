/** What a journal gives each answer when its settings say nothing: days. */
export const defaultDays = { answer: 7, review: 21, revision: 30, firstLook: 7, copyedit: 14, layout: 14 } as const;
