import type { Reaction } from '../../activity/index.ts';
import { provesAddress } from '../domain/proves-address.ts';
import { unlinkedIn, unlinkedOf } from '../queries/authors.ts';
import { linkContributors } from '../store/link-contributors.ts';

/** Together: whose address stands in a byline is known as an author as soon as the article comes in or the address is proved. */
export const authorsKnown: Reaction = async (trx, { event, subject }) => {
  if (event === 'article-was-imported') await linkContributors(trx, await unlinkedIn(trx, subject.id));
  if (provesAddress(event)) await linkContributors(trx, await unlinkedOf(trx, subject.id));
};
