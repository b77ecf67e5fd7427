import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { DeskPeopleNeeds } from '../ports.ts';
import { personData } from '../queries/person-data.ts';

type Exported = { filename: string; content: Record<string, unknown> };

/** Gives out what is kept about a person, for the person to have; that it was given out is logged. */
export const exportPerson =
  (db: Db, needs: DeskPeopleNeeds) =>
  async (actor: Actor, personId: string): Promise<Result<Exported, 'person-not-found'>> => {
    if (!isInPerson(actor) || !isAdministrator(actor)) return refuse('person-not-found');
    const content = await personData(db, personId);
    if (!content) return refuse('person-not-found');
    await needs.transaction(async (trx) => {
      await needs.tell(trx, actor, { event: 'person-was-exported', subject: { type: 'person', id: personId } });
    });
    return ok({ filename: `naskhah-${needs.clock().toISOString().slice(0, 10)}.json`, content });
  };
