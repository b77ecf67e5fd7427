import { type Reaction, reactionTo } from '../../activity/index.ts';
import { personName } from '../queries/person-name.ts';
import { emptyAddresses, emptyBylines } from '../store/empty-bylines.ts';

/**
 * Together: a byline that was published is part of the record and stays; so does one that is being handled, until the article
 * is withdrawn. Of what came to nothing the name goes.
 */
export const bylinesOfAnonymised: Reaction = reactionTo('person-was-anonymised', async (trx, { subject }) => {
  await emptyBylines(trx, subject.id, await personName(trx, subject.id));
  await emptyAddresses(trx, subject.id);
});
