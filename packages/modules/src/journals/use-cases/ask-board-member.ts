import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { lockMember } from '../store/board.ts';
import { type AskingNeeds, askConsent } from './ask-consent.ts';
import { keptMasthead } from './kept-masthead.ts';

type Refusal = 'journal-not-found' | 'not-allowed' | 'member-not-found' | 'address-missing' | 'consent-answered';

/** Asks once more, by a fresh link: who did not answer, or said no and may think again. */
export const askBoardMember =
  (needs: AskingNeeds) =>
  (actor: Actor, of: string, id: string): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const journal = await keptMasthead(trx, actor, of);
      if (!journal.ok) return journal;
      const member = await lockMember(trx, id);
      if (member?.journal !== of) return refuse('member-not-found');
      if (member.consent === 'agreed') return refuse('consent-answered');
      const { email } = member;
      if (email === null) return refuse('address-missing', [{ path: 'email', code: 'required' }]);
      await askConsent(trx, needs, journal.value, { ...member, email });
      await needs.tell(trx, actor, {
        event: 'board-member-was-asked',
        subject: { type: 'journal', id: of },
        journal: of,
        data: { member: id },
      });
      return ok(of);
    });
