import { everyPage } from '@naskhah/modules/publishing/host';
import type { PageCache } from '@naskhah/site/page-cache';

/** What is said on the channel of the sites: a journal whose pages changed, or that all did. */
export const dropFrom =
  (pages: PageCache) =>
  (said: string): void =>
    said === everyPage ? pages.clear() : pages.dropJournal(said);
