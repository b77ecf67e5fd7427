import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { messaging } from '@naskhah/words/tasks/messages';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { type Correspondence, mayKnow, type Participant, recipientsOf } from '../domain/correspondents.ts';
import type { TasksNeeds } from '../ports.ts';
import { insertMessage, lockMessage } from '../store/message.ts';

export type MessageInput = {
  id: string | undefined;
  articleId: string;
  journalId: string | undefined;
  senderId: string | undefined;
  recipients: readonly string[];
  title: string;
  subject: string;
  body: string;
  sendEmail: boolean;
};
type Refusal =
  | 'article-not-found'
  | 'journal-not-found'
  | 'recipient-not-allowed'
  | 'sender-is-another'
  | 'message-not-found'
  | 'another-content'
  | 'not-while-switched';

/** Who the recipient reads as the sender: a name where they may know it, else the part. */
const senderFor = ({ me, people, openReview }: Correspondence, to: Participant): string => {
  const own = people.find(({ personId }) => personId === me.personId)?.name ?? me.firstname;
  return mayKnow(to.part, me.part, openReview) ? own : messaging.parts[me.part][to.language];
};

/** Writes to people of an article; each is told in the portal, and by mail where the sender wants it. The same id again is the same message. */
export const sendMessage =
  (needs: TasksNeeds) =>
  (actor: Actor, input: MessageInput): Promise<Result<Correspondence, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<Correspondence, Refusal>> => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      const about = await needs.correspondence(trx, actor, input.articleId);
      if (!about) return refuse('article-not-found');
      const { me } = about;
      if (input.senderId && input.senderId !== me.personId) return refuse('sender-is-another');
      if (input.journalId && input.journalId !== about.journalId) return refuse('journal-not-found');
      const known = input.id && (await lockMessage(trx, input.id));
      if (known) {
        const own = known.sender_id === me.personId && known.article_id === about.articleId;
        if (!own) return refuse('message-not-found');
        return (await wasMadeFrom(trx, known.id, input)) ? ok(about) : refuse('another-content');
      }
      const recipients = recipientsOf(about, input.recipients);
      if (!recipients) return refuse('recipient-not-allowed');
      const id = input.id ?? needs.newId();
      await noteMadeFrom(trx, id, input);
      await insertMessage(trx, {
        id,
        articleId: about.articleId,
        journalId: about.journalId,
        senderId: me.personId,
        title: input.title,
        subject: input.subject,
        body: input.body,
        byEmail: input.sendEmail,
        at: needs.clock(),
        recipients: recipients.map(({ personId }) => personId),
      });
      const portal = `${needs.portalUrl}/private/article-management`;
      for (const to of recipients)
        await queueMail(needs)(trx, {
          event: 'message-was-sent',
          to: { personId: to.personId, address: to.address, language: to.language },
          variables: {
            firstname: to.firstname,
            sender: senderFor(about, to),
            subject: input.subject,
            message: input.body,
            number: about.number,
            title: about.title,
            title_lang: about.titleLang,
            journal: about.journalName[to.language],
            article_url: to.assignment
              ? `${portal}/my-reviews/${to.assignment}`
              : `${portal}/article-workflow/${about.articleId}?part=messages`,
          },
          journal: about.journalId,
          subject: to.assignment ? { type: 'review', id: to.assignment } : { type: 'article', id: about.articleId },
          ...(!input.sendEmail && { noMail: true }),
        });
      await needs.tell(trx, actor, {
        event: 'message-was-sent',
        subject: { type: 'article', id: about.articleId },
        journal: about.journalId,
        data: { message: id, recipients: recipients.map(({ personId }) => personId) },
      });
      return ok(about);
    });
