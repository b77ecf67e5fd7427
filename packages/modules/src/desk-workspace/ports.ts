import type { ActNeeds } from '../activity/index.ts';

export type DeskWorkspaceNeeds = ActNeeds;
