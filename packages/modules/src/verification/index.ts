export type { ReadSite, SiteAnswer } from './ports.ts';
export { waitingCount } from './queries/waiting-count.ts';
