import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { countAttempt, insertSession, keyedHash } from '../../identity/index.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { findReviewByLink } from '../store/review.ts';

type Input = { token: string; address: string; userAgent: string };
type Opened = { id: string; sessionToken: string };

/** The button behind a review link: starts a session that may act on this one review and on nothing else. */
export const openReviewLink =
  (db: Db, needs: WorkflowNeeds) =>
  async (input: Input): Promise<Result<Opened, 'link-used' | 'too-many-tries'>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', input.address, now))) return refuse('too-many-tries');
    const review = await findReviewByLink(db, keyedHash(needs.secret, input.token));
    if (!review || review.state === 'cancelled') return refuse('link-used');
    const sessionToken = needs.randomToken();
    await insertSession(db, needs.secret, {
      token: sessionToken,
      personId: review.reviewer_id,
      kind: 'link',
      scopeId: review.id,
      userAgent: input.userAgent,
      now,
    });
    return ok({ id: review.id, sessionToken });
  };
