import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import type { ActNeeds } from '../../activity/index.ts';
import { rhythmsOf } from '../queries/preferences.ts';
import { savePreference } from '../store/preference.ts';

type Preference = { event: string; in_app: boolean; email: 'now' | 'daily' | 'weekly' | 'off' };
type Refusal = 'event-not-found' | 'event-needed' | 'not-while-switched';

/** Which events a person hears of and how; mails that nobody can do without are not for choosing. */
export const savePreferences =
  (needs: ActNeeds) =>
  (actor: Actor, chosen: readonly Preference[]): Promise<Result<Preference[], Refusal>> =>
    needs.transaction(async (trx): Promise<Result<Preference[], Refusal>> => {
      if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
      for (const one of chosen) {
        if (!isMailEvent(one.event)) return refuse('event-not-found');
        if (mailEvents[one.event].needed || !rhythmsOf(one.event).includes(one.email)) return refuse('event-needed');
        await savePreference(trx, actor.person, one);
      }
      await needs.tell(trx, actor, {
        event: 'notification-preferences-were-saved',
        subject: { type: 'person', id: actor.person },
        data: { events: chosen.map(({ event }) => event) },
      });
      return ok([...chosen]);
    });
