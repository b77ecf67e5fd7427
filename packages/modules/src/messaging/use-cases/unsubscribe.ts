import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import type { ActNeeds } from '../../activity/index.ts';
import { stoppedBy } from '../stop-link.ts';
import { isStopped, stopMails } from '../store/preference.ts';

type Stopped = { event: string; name_en: string; name_ms: string; stopped: boolean };
type Answer = Promise<Result<Stopped, 'link-used'>>;

const named = (secret: string, token: string) => {
  const what = stoppedBy(secret, token);
  if (!what || !isMailEvent(what.event)) return undefined;
  const { name, needed } = mailEvents[what.event];
  return needed ? undefined : { ...what, name_en: name.en, name_ms: name.ms };
};

/** What the link of a mail would stop. A scanner that opens it changes nothing. */
export const readUnsubscribe =
  (db: Db, secret: string) =>
  async (token: string): Answer => {
    const what = named(secret, token);
    if (!what) return refuse('link-used');
    const stopped = await isStopped(db, what.person, what.event);
    const { event, name_en, name_ms } = what;
    return ok({ event, name_en, name_ms, stopped });
  };

/** Stops the mails that the link names, for the person to whom it was sent; once more is no change. */
export const unsubscribe =
  (needs: Pick<ActNeeds, 'transaction' | 'tell'>, secret: string) =>
  (token: string): Answer =>
    needs.transaction(async (trx): Answer => {
      const what = named(secret, token);
      if (!what) return refuse('link-used');
      const { person, event, name_en, name_ms } = what;
      if (!(await stopMails(trx, person, event))) return ok({ event, name_en, name_ms, stopped: true });
      await needs.tell(
        trx,
        { kind: 'system', job: 'unsubscribe' },
        { event: 'mails-were-unsubscribed', subject: { type: 'person', id: person }, data: { mail: event } },
      );
      return ok({ event, name_en, name_ms, stopped: true });
    });
