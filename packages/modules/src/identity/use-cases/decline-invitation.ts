import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { PeopleNeeds } from '../people-ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { lockInvitationByLink, saveAnswer } from '../store/invitation.ts';

type Link = { token: string; address: string };
type Refusal = 'link-ended' | 'too-many-tries' | 'invitation-answered';

/** Declines by the link of the mail; nobody needs an account for it. */
export const declineInvitation =
  (db: Db, needs: PeopleNeeds) =>
  async ({ token, address }: Link): Promise<Result<{ done: true }, Refusal>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', address, now))) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      const invitation = await lockInvitationByLink(trx, needs.secret, token);
      if (!invitation) return refuse('link-ended');
      if (invitation.state === 'declined') return ok({ done: true } as const);
      if (invitation.state !== 'open') return refuse('invitation-answered');
      await saveAnswer(trx, invitation.id, { state: 'declined', now });
      await needs.tell(
        trx,
        { kind: 'system', job: 'invitation-link' },
        {
          event: 'invitation-was-declined',
          subject: { type: 'person', id: invitation.person_id ?? invitation.id },
          data: { invitation: invitation.id, kind: invitation.kind },
        },
      );
      return ok({ done: true } as const);
    });
  };
