import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { TasksNeeds } from '../ports.ts';
import { lockMessage, removeMessage } from '../store/message.ts';

/** The sender takes a message back: nobody reads it any more. Mails that went out cannot be called back. */
export const deleteMessage =
  (needs: TasksNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'message-not-found' | 'not-while-switched'>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, 'message-not-found' | 'not-while-switched'>> => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      const message = await lockMessage(trx, id);
      const own = (actor.kind === 'person' || actor.kind === 'link') && message?.sender_id === actor.person;
      if (!message || !own) return refuse('message-not-found');
      const { article_id: article, journal_id: journal } = message;
      const about = article
        ? await needs.correspondence(trx, actor, article)
        : await needs.teamCorrespondence(trx, actor, journal);
      if (!about) return refuse('message-not-found');
      if (message.removed_at) return ok({ done: true } as const);
      await removeMessage(trx, id, needs.clock());
      await needs.tell(trx, actor, {
        event: 'message-was-taken-back',
        subject: article ? { type: 'article', id: article } : { type: 'journal', id: journal },
        journal,
        data: { message: id },
      });
      return ok({ done: true } as const);
    });
