import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import type { ActNeeds } from '../../activity/index.ts';
import type { Owner } from '../domain/mail-texts.ts';
import { lockTexts } from '../store/own-texts.ts';
import { isSilencedBy, silence } from '../store/silenced.ts';

/** Switches the mails of an event on or off in an act on something else, whose rules say who may. As it is already is no change. */
export const switchMail =
  (needs: ActNeeds) =>
  async <O extends Owner & { event: MailEvent }>(
    trx: Trx,
    actor: PersonActor,
    owner: O,
    active: boolean,
  ): Promise<Result<O, 'event-needed'>> => {
    await lockTexts(trx, owner);
    if (active === !(await isSilencedBy(trx, owner))) return ok(owner);
    if (!active && mailEvents[owner.event].needed) return refuse('event-needed');
    await silence(trx, owner, active, needs.clock());
    await needs.tell(trx, actor, {
      event: active ? 'mails-were-switched-on' : 'mails-were-switched-off',
      subject: owner.journal ? { type: 'journal', id: owner.journal } : { type: 'person', id: actor.person },
      ...(owner.journal && { journal: owner.journal }),
      data: { mail: owner.event },
    });
    return ok(owner);
  };
