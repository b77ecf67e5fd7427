import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Fact } from '@naskhah/kernel/facts/fact';
import { appendToLog } from '../store/log.ts';

type Needs = { clock: () => Date; newId: () => string };

/** Writes the log row of a fact. Who and when are ours, never the payload's. */
export const recordFact =
  ({ clock, newId }: Needs) =>
  async (trx: Trx, actor: Actor, fact: Fact): Promise<void> => {
    const who =
      actor.kind === 'person'
        ? { actorKind: 'person' as const, actorId: actor.person, behindId: actor.behind }
        : actor.kind === 'link'
          ? { actorKind: 'link' as const, actorId: actor.person, behindId: actor.person }
          : { actorKind: 'system' as const, actorId: null, behindId: null };
    await appendToLog(
      trx,
      {
        id: newId(),
        subjectType: fact.subject.type,
        subjectId: fact.subject.id,
        event: fact.event,
        ...who,
        at: clock().toISOString(),
        data: { ...fact.data },
      },
      fact.journal ?? null,
    );
  };
