import { type Actor, isAdministrator, mayInStage } from '@naskhah/kernel/actor';
import { isEditorRole } from '@naskhah/kernel/article-words';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import type { Position, RoundState } from './decisions.ts';

/** What the open decisions depend on, from an article as it is stored. */
export const positionOf = (
  article: { status: string; stage: Stage },
  round: { state: RoundState } | undefined,
  participants: readonly { role: string }[],
  skipped: readonly Stage[],
): Position => ({
  status: article.status,
  stage: article.stage,
  round: round?.state,
  hasEditor: participants.some(({ role }) => isEditorRole(role)),
  skipped,
});

/** What the actor may do in this stage of this article: the journal's level, and only as one of its editors. */
export const levelOf = (actor: Actor, relation: string, journal: string, stage: Stage): StageLevel => {
  if (relation !== 'editor') return relation === 'production' ? 'contribute' : 'none';
  if (isAdministrator(actor) || mayInStage(actor, journal, stage, 'decide')) return 'decide';
  return mayInStage(actor, journal, stage, 'recommend') ? 'recommend' : 'view';
};
