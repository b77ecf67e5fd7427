/** The stages of an article's way, in order. The stage is separate from the status. */
export const stages = ['submission', 'review', 'copyediting', 'production', 'publication'] as const;
export type Stage = (typeof stages)[number];

/** What a journal preset may do in one stage; each level includes the ones before it. */
export const stageLevels = ['none', 'view', 'contribute', 'recommend', 'decide'] as const;
export type StageLevel = (typeof stageLevels)[number];

export const reaches = (level: StageLevel | undefined, wanted: StageLevel): boolean =>
  stageLevels.indexOf(level ?? 'none') >= stageLevels.indexOf(wanted);
