import type { Actor } from '@naskhah/kernel/actor';
import { isEditorRole } from '@naskhah/kernel/article-words';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { moveArticle } from '../../submissions/index.ts';
import { revisionOpens, takesRevision } from '../domain/rounds.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { hasRevisionFile } from '../queries/revision-file.ts';
import { cancelOpenReviews } from '../store/review.ts';
import { insertRevision, revisionCount, revisionExists } from '../store/revision.ts';
import { openRound, setRound } from '../store/round.ts';
import { lockedPosition } from './locked-position.ts';

type Input = { id: string | undefined; articleId: string; version: number; reply: string };
type Refusal = 'article-not-found' | 'stale-version' | 'revision-not-asked' | 'revision-file-missing';

/** The author's revised version. Revisions stay in their round; a resubmission opens the next one. */
export const submitRevision =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, input.articleId);
      if (found?.relation !== 'author' || actor.kind !== 'person') return refuse('article-not-found');
      const { article, round, participants, position } = found;
      if (input.id && (await revisionExists(trx, input.id))) return ok({ done: true } as const);
      if (!round || !takesRevision(position)) return refuse('revision-not-asked');
      if (article.version !== input.version) return refuse('stale-version');
      if (!(await hasRevisionFile(trx, article.id, round.id)))
        return refuse('revision-file-missing', [{ path: 'files', code: 'revision-file-missing' }]);

      const now = needs.clock();
      const number = (await revisionCount(trx, round.id)) + 1;
      await insertRevision(trx, {
        id: input.id ?? needs.newId(),
        submissionId: article.id,
        roundId: round.id,
        number,
        reply: input.reply,
        by: actor.person,
        at: now,
      });
      if (revisionOpens(round.state) === 'next-round') {
        await cancelOpenReviews(trx, round.id);
        await setRound(trx, round.id, 'revisions-submitted', { closedAt: now });
        const { anonymity } = await journalDays(trx, article.journalId, now);
        await openRound(trx, { id: needs.newId(), submissionId: article.id, number: round.number + 1, anonymity, now });
      } else await setRound(trx, round.id, 'revisions-submitted');
      await moveArticle(trx, article, { stage: article.stage, status: article.status }, now);
      for (const editor of participants.filter(({ role }) => isEditorRole(role)))
        await queueMail(needs)(trx, {
          event: 'revision-was-submitted',
          to: { personId: editor.person_id, address: editor.address, language: editor.language },
          variables: await articleVariables(trx, article, editor, needs.portalUrl),
          journal: article.journalId,
          subject: { type: 'article', id: article.id },
        });
      await needs.tell(trx, actor, {
        event: 'revision-was-submitted',
        subject: { type: 'article', id: article.id },
        journal: article.journalId,
        data: { round: round.number, revision: number },
      });
      return ok({ done: true } as const);
    });
