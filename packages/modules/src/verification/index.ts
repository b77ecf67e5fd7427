export { waitingCount } from './queries/waiting-count.ts';
