import { notify } from '@naskhah/db/notices';
import type { Reaction } from '../../activity/index.ts';

/** The channel on which every server process hears that the public pages of a journal changed. */
export const sitesChannel = 'naskhah_sites';

const events = ['issue-was-published', 'masthead-was-saved', 'journal-was-verified', 'article-was-imported'];

/** Together: what readers see changed, so kept pages of the journal are dropped once this is committed. */
export const siteChanged: Reaction[] = events.map((on) => ({
  on,
  together: (trx, fact) => notify(trx, sitesChannel, fact.journal ?? ''),
}));
