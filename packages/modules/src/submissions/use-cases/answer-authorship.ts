import type { Db, Trx } from '@naskhah/db/tables';
import { type Actor, isSwitched, type PersonActor } from '@naskhah/kernel/actor';
import { type Result, refuse } from '@naskhah/kernel/result';
import { countAttempt, keyedHash } from '../../identity/index.ts';
import type { AuthorshipAnswer } from '../domain/authorship.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { type Asked, findAuthorship, findOwnAuthorship } from '../queries/authorship.ts';
import { lockContributor } from '../store/authorship.ts';
import { sayAuthorship } from './say-authorship.ts';

type Said = { answer: AuthorshipAnswer; note: string };

/** The row as it stands once nobody else is answering. */
const alone = async (trx: Trx, find: () => Promise<Asked | undefined>): Promise<Asked | undefined> => {
  const found = await find();
  if (!found) return undefined;
  await lockContributor(trx, found.id);
  return find();
};

/** The co-author behind the link answers; doing so twice is once. */
export const answerByLink =
  (db: Db, needs: SubmissionsNeeds) =>
  async (
    { token, address }: { token: string; address: string },
    said: Said,
  ): Promise<Result<Asked, 'link-used' | 'too-many-tries' | 'authorship-closed'>> => {
    if (!(await countAttempt(db, 'login-by-address', address, needs.clock()))) return refuse('too-many-tries');
    return needs.transaction(async (trx): Promise<Result<Asked, 'link-used' | 'authorship-closed'>> => {
      const found = await alone(trx, () => findAuthorship(trx, keyedHash(needs.secret, token)));
      if (!found) return refuse('link-used');
      return sayAuthorship(trx, needs, { kind: 'system', job: 'authorship-link' }, found, said);
    });
  };

const mayAnswer = (actor: Actor): actor is PersonActor => actor.kind === 'person' && !isSwitched(actor);

/** An author who is logged in answers, as by the link of the mail; doing so twice is once. */
export const answerOwnAuthorship =
  (needs: SubmissionsNeeds) =>
  (
    actor: Actor,
    id: string,
    said: Said,
  ): Promise<Result<Asked, 'contributor-not-found' | 'not-while-switched' | 'authorship-closed'>> =>
    needs.transaction(
      async (trx): Promise<Result<Asked, 'contributor-not-found' | 'not-while-switched' | 'authorship-closed'>> => {
        if (!mayAnswer(actor)) return refuse('not-while-switched');
        const found = await alone(trx, () => findOwnAuthorship(trx, id, actor.person));
        if (!found) return refuse('contributor-not-found');
        return sayAuthorship(trx, needs, actor, found, said);
      },
    );
