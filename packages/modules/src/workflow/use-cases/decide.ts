import type { Actor } from '@naskhah/kernel/actor';
import type { DecisionKind } from '@naskhah/kernel/article-words';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { moveArticle } from '../../submissions/index.ts';
import { isHeldUp } from '../../tasks/index.ts';
import { asksForRevision, type DecisionRefusal, decide as decideOn, tellsAuthor } from '../domain/decide.ts';
import { movesOn } from '../domain/decisions.ts';
import { letterDays } from '../domain/letter-days.ts';
import { mayDecide } from '../domain/policy.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { applyToRounds } from '../store/apply-to-rounds.ts';
import { decisionExists, insertDecision } from '../store/decision.ts';
import { lockedPosition } from './locked-position.ts';

export type DecisionInput = {
  id: string | undefined;
  articleId: string;
  version: number;
  kind: DecisionKind;
  note: string;
  revisionsDue: string | undefined;
  mail: { subject: string; body: string } | null;
  /** The day on which the letter was written from says that the revision is due. */
  writtenFor?: string | undefined;
};
export type DecideRefusal =
  | DecisionRefusal
  | 'article-not-found'
  | 'stale-version'
  | 'not-while-switched'
  | 'letter-of-other-days';
export type DecisionOutcome = { article_id: string; version: number; stage: string; status: string };

/** A decision in one transaction: state, round, mail to the authors, log. With the level to recommend it is a recommendation and moves nothing. */
export const decide =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: DecisionInput): Promise<Result<DecisionOutcome, DecideRefusal>> =>
    needs.transaction(async (trx) => {
      if (!mayDecide(actor)) return refuse('not-while-switched');
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      const { article, participants, position, round, level } = found;
      if (input.id && (await decisionExists(trx, input.id)))
        return ok({ article_id: article.id, version: article.version, stage: article.stage, status: article.status });
      if (article.version !== input.version) return refuse('stale-version');
      const heldUp = movesOn(input.kind) && (await isHeldUp(trx, article.id));
      const decided = decideOn(position, input.kind, level, heldUp);
      if (!decided.ok) return decided;

      const now = needs.clock();
      const { recommendation } = decided.value;
      const days = await journalDays(trx, article.journalId, now);
      const revisionsDue = input.revisionsDue ?? days.revisionsDue;
      if (input.mail && !recommendation && asksForRevision(input.kind)) {
        const letter = letterDays(input.mail, [input.writtenFor ?? days.revisionsDue], [revisionsDue]);
        if (!letter.ok) return letter;
      }
      await insertDecision(trx, {
        id: input.id ?? needs.newId(),
        submissionId: article.id,
        roundId: round?.id ?? null,
        stage: article.stage,
        kind: input.kind,
        recommendation,
        by: actor.person,
        at: now,
        note: input.note,
      });
      let moved = { stage: article.stage, status: article.status as string };
      if (!decided.value.recommendation) {
        const { effect } = decided.value;
        await applyToRounds(
          trx,
          { article, round, effect, now, newId: needs.newId, anonymity: days.anonymity },
          revisionsDue,
        );
        await moveArticle(
          trx,
          article,
          { stage: effect.stage, status: effect.status, ...(effect.accepted && { acceptedAt: now }) },
          now,
        );
        moved = { stage: effect.stage, status: effect.status };
        if (tellsAuthor(input.kind))
          for (const author of participants.filter((part) => part.role === 'author'))
            await queueMail(needs)(trx, {
              event: `decision-${input.kind}`,
              to: { personId: author.person_id, address: author.address, language: author.language },
              variables: {
                ...(await articleVariables(trx, article, author, needs.portalUrl)),
                note: input.note,
                due: longDay(revisionsDue, author.language),
              },
              journal: article.journalId,
              subject: { type: 'article', id: article.id },
              ...(input.mail && { written: input.mail }),
            });
      }
      await needs.tell(trx, actor, {
        event: recommendation ? 'decision-was-recommended' : 'decision-was-taken',
        subject: { type: 'article', id: article.id },
        journal: article.journalId,
        data: { kind: input.kind, ...(round && { round: round.number }) },
      });
      return ok({ article_id: article.id, version: article.version + (recommendation ? 0 : 1), ...moved });
    });
