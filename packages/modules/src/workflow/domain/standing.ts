import { type Actor, isAdministrator, mayInStage } from '@naskhah/kernel/actor';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import type { Position, RoundState } from './decisions.ts';

const editorial: readonly string[] = ['editor', 'section-editor', 'guest-editor'];

/** Whether this part in an article is that of an editor. */
export const isEditorial = (role: string): boolean => editorial.includes(role);

/** What the open decisions depend on, from an article as it is stored. */
export const positionOf = (
  article: { status: string; stage: Stage },
  round: { state: RoundState } | undefined,
  participants: readonly { role: string }[],
): Position => ({
  status: article.status,
  stage: article.stage,
  round: round?.state,
  hasEditor: participants.some(({ role }) => isEditorial(role)),
});

/** What the actor may do in this stage of this article: the journal's level, and only as one of its editors. */
export const levelOf = (actor: Actor, relation: string, journal: string, stage: Stage): StageLevel => {
  if (relation !== 'editor') return relation === 'production' ? 'contribute' : 'none';
  if (isAdministrator(actor) || mayInStage(actor, journal, stage, 'decide')) return 'decide';
  return mayInStage(actor, journal, stage, 'recommend') ? 'recommend' : 'view';
};
