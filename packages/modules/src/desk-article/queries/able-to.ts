import { isSwitched, may, type PersonActor } from '@naskhah/kernel/actor';
import { openDecisions, type positionOf, takesReviewers, takesRevision } from '../../workflow/index.ts';
import type { Able } from '../domain/acts-of.ts';

type Row = {
  journal_id: string;
  stage: string;
  status: string;
  work: readonly { user_id: string; stage: string; done_at: unknown }[];
};

/** What the actor may do with this article now; nothing while they act as somebody else. */
export const ableTo = (
  row: Row,
  {
    actor,
    relation,
    decides,
    recommends,
    position,
  }: {
    actor: PersonActor;
    relation: string;
    decides: boolean;
    recommends: boolean;
    position: ReturnType<typeof positionOf>;
  },
): Able => {
  const acts = !isSwitched(actor);
  const { stage } = row;
  const edits = acts && relation === 'editor';
  const active = row.status === 'active';
  const open = openDecisions(position).length > 0;
  return {
    assignEditor: acts && decides && active,
    findReviewers: acts && decides && takesReviewers(position),
    assignStageWork: acts && decides && (stage === 'copyediting' || stage === 'production'),
    setIntoIssue: edits && active && stage === 'production' && may(actor, 'volume', row.journal_id),
    sendRevision: acts && relation === 'author' && takesRevision(position),
    finishOwnWork:
      acts && row.work.some((work) => work.stage === stage && work.user_id === actor.person && !work.done_at),
    decide: acts && decides && open,
    recommend: edits && recommends && open,
  };
};
