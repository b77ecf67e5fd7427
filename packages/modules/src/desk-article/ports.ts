import type { ActNeeds } from '../activity/index.ts';

export type DeskArticleNeeds = ActNeeds;
