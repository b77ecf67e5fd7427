import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { countAttempt, keyedHash } from '../../identity/index.ts';
import { accountOfAddress, askedMember } from '../queries/asked-member.ts';
import { lockMemberOfLink, noteAnswer } from '../store/board.ts';

type Needs = ActNeeds & { secret: string };
type By = { token: string; address: string };
type Read = NonNullable<Awaited<ReturnType<typeof askedMember>>>;

/** What the link asks. Opening it changes nothing; tries are counted, so that links cannot be guessed. */
export const readConsent =
  (db: Db, needs: Needs) =>
  async ({ token, address }: By): Promise<Result<Read, 'link-used' | 'too-many-tries'>> => {
    if (!(await countAttempt(db, 'login-by-address', address, needs.clock()))) return refuse('too-many-tries');
    const found = await askedMember(db, keyedHash(needs.secret, token));
    return found ? ok(found) : refuse('link-used');
  };

type Said = { agree: boolean; word: string };
type Answered = { consent: 'agreed' | 'declined' };

/** Who stands on a board agrees or declines, once. An account of the address that was asked is theirs: it is linked. */
export const sayConsent =
  (needs: Needs) =>
  (token: string, said: Said): Promise<Result<Answered, 'link-used'>> =>
    needs.transaction(async (trx): Promise<Result<Answered, 'link-used'>> => {
      const member = await lockMemberOfLink(trx, keyedHash(needs.secret, token));
      if (!member) return refuse('link-used');
      const consent = said.agree ? 'agreed' : 'declined';
      const person = member.email && (await accountOfAddress(trx, member.email));
      await noteAnswer(trx, member.id, { consent, word: said.word, person: person || null, at: needs.clock() });
      await needs.tell(
        trx,
        { kind: 'system', job: 'board-consent' },
        {
          event: `board-member-${consent}`,
          subject: { type: 'journal', id: member.journal },
          journal: member.journal,
          data: { member: member.id },
        },
      );
      return ok({ consent });
    });

/** The same from outside, where tries are counted. */
export const answerConsent =
  (db: Db, needs: Needs) =>
  async ({ token, address }: By, said: Said): Promise<Result<Answered, 'link-used' | 'too-many-tries'>> => {
    if (!(await countAttempt(db, 'login-by-address', address, needs.clock()))) return refuse('too-many-tries');
    return sayConsent(needs)(token, said);
  };
