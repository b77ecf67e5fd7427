import type { Trx } from '@naskhah/db/tables';
import { type Actor, isAdministrator, mayInStage } from '@naskhah/kernel/actor';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import { lockArticle, participantsOf, relationTo } from '../../submissions/index.ts';
import type { Position, RoundState } from '../domain/decisions.ts';
import { currentRound } from '../store/round.ts';

const editorRoles = ['editor', 'section-editor', 'guest-editor'];

/** The article with everything that an act of the workflow asks first, locked; undefined where this actor may not see it. */
export const articlePosition = async (trx: Trx, actor: Actor, id: string) => {
  const article = await lockArticle(trx, id);
  if (!article) return undefined;
  const participants = await participantsOf(trx, id);
  const relation = relationTo(actor, { ...article, participants });
  if (!relation) return undefined;
  const round = await currentRound(trx, id);
  const position: Position = {
    status: article.status,
    stage: article.stage,
    round: round?.state as RoundState | undefined,
    hasEditor: participants.some((part) => editorRoles.includes(part.role)),
  };
  return {
    article,
    participants,
    relation,
    round,
    position,
    level: levelOf(actor, relation, article.journalId, article.stage),
  };
};

/** What the actor may do in this stage of this article: the journal's level, and only as one of its editors. */
export const levelOf = (actor: Actor, relation: string, journal: string, stage: Stage): StageLevel => {
  if (relation !== 'editor') return relation === 'production' ? 'contribute' : 'none';
  if (isAdministrator(actor) || mayInStage(actor, journal, stage, 'decide')) return 'decide';
  return mayInStage(actor, journal, stage, 'recommend') ? 'recommend' : 'view';
};
