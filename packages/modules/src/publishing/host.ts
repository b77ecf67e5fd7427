export { publishingAnswers } from './http.ts';
export type { PublishingNeeds } from './ports.ts';
export { siteChanged, sitesChannel } from './reactions/site-changed.ts';
