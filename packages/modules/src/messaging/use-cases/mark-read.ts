import { notify } from '@naskhah/db/notices';
import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { unreadCount } from '../queries/notifications.ts';
import { notificationChannel, saveRead } from '../store/notification.ts';

/** Marks a person's own notifications as read, these or all of them; the other windows hear of it. */
export const markRead =
  (needs: Pick<ActNeeds, 'transaction' | 'clock'>) =>
  (actor: Actor, ids: readonly string[] | undefined): Promise<Result<{ unread: number }, 'not-while-switched'>> =>
    needs.transaction(async (trx): Promise<Result<{ unread: number }, 'not-while-switched'>> => {
      if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
      await saveRead(trx, actor.person, ids, needs.clock());
      await notify(trx, notificationChannel, actor.person);
      return ok({ unread: await unreadCount(trx, actor.person) });
    });
