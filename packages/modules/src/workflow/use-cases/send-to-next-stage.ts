import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { type Result, refuse } from '@naskhah/kernel/result';
import { nextDecision } from '../domain/decide.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';
import { type DecideRefusal, type DecisionInput, type DecisionOutcome, decide } from './decide.ts';

/** The decision that moves the article on from where it is. Who decided in between is met by the version. */
export const sendToNextStage =
  (db: Db, needs: WorkflowNeeds) =>
  async (actor: Actor, input: Omit<DecisionInput, 'kind'>): Promise<Result<DecisionOutcome, DecideRefusal>> => {
    const found = await articlePosition(db, actor, input.articleId);
    if (!found) return refuse('article-not-found');
    const kind = nextDecision(found.article.stage, found.position.skipped);
    return kind ? decide(needs)(actor, { ...input, kind }) : refuse('decision-not-open');
  };
