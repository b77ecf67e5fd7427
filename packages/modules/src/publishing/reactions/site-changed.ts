import { notify } from '@naskhah/db/notices';
import type { Reaction } from '../../activity/index.ts';
import { pagesChangedBy } from '../domain/pages-changed-by.ts';

/** The channel on which every server process hears that the public pages of a journal changed. */
export const sitesChannel = 'naskhah_sites';

/** Said on the channel when every page changed. */
export const everyPage = '*';

/** Together: what readers see changed, so kept pages are dropped once this is committed. */
export const siteChanged: Reaction = async (trx, fact) => {
  switch (pagesChangedBy[fact.event]) {
    case 'journal':
      return notify(trx, sitesChannel, fact.journal ?? '');
    case 'all':
      return notify(trx, sitesChannel, everyPage);
    case 'none':
      return;
  }
};
