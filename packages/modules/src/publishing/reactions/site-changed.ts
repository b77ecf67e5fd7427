import { notify } from '@naskhah/db/notices';
import type { Reaction } from '../../activity/index.ts';

/** The channel on which every server process hears that the public pages of a journal changed. */
export const sitesChannel = 'naskhah_sites';

const events = ['issue-was-published', 'masthead-was-saved', 'journal-was-verified', 'article-was-imported'];

/** Together: what readers see changed, so kept pages of the journal are dropped once this is committed. */
const ofJournals: Reaction[] = events.map((on) => ({
  on,
  together: (trx, fact) => notify(trx, sitesChannel, fact.journal ?? ''),
}));

/** Said on the channel when every page changed. */
export const everyPage = '*';

/** The name, the logo and the languages of the portal stand on every page. */
const ofPortal: Reaction[] = ['portal-was-set', 'portal-logo-was-set'].map((on) => ({
  on,
  together: (trx) => notify(trx, sitesChannel, everyPage),
}));

export const siteChanged: readonly Reaction[] = [...ofJournals, ...ofPortal];
