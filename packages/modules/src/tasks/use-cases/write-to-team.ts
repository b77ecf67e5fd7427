import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { type TeamCorrespondence, teamRecipientsOf } from '../domain/team-correspondents.ts';
import type { TasksNeeds } from '../ports.ts';
import { insertMessage, lockMessage } from '../store/message.ts';

export type TeamMessageInput = {
  id: string | undefined;
  journalId: string;
  senderId: string | undefined;
  recipients: readonly string[];
  title: string;
  subject: string;
  body: string;
  sendEmail: boolean;
};
type Refusal =
  | 'journal-not-found'
  | 'recipient-not-allowed'
  | 'sender-is-another'
  | 'message-not-found'
  | 'another-content'
  | 'not-while-switched';

/** Writes about a journal to people of its team, or answers there; each is told in the portal, and by mail where the sender wants it. The same id again is the same message. */
export const writeToTeam =
  (needs: TasksNeeds) =>
  (actor: Actor, input: TeamMessageInput): Promise<Result<TeamCorrespondence, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<TeamCorrespondence, Refusal>> => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      const about = await needs.teamCorrespondence(trx, actor, input.journalId);
      if (!about) return refuse('journal-not-found');
      const { me, journalId } = about;
      if (input.senderId && input.senderId !== me.personId) return refuse('sender-is-another');
      const known = input.id && (await lockMessage(trx, input.id));
      if (known) {
        const same = known.sender_id === me.personId && known.article_id === null && known.journal_id === journalId;
        if (!same) return refuse('message-not-found');
        return (await wasMadeFrom(trx, known.id, input)) ? ok(about) : refuse('another-content');
      }
      const recipients = teamRecipientsOf(about, input.recipients);
      if (!recipients) return refuse('recipient-not-allowed');
      const id = input.id ?? needs.newId();
      await noteMadeFrom(trx, id, input);
      const people = recipients.map(({ personId }) => personId);
      await insertMessage(trx, {
        id,
        articleId: null,
        journalId,
        senderId: me.personId,
        title: input.title,
        subject: input.subject,
        body: input.body,
        byEmail: input.sendEmail,
        at: needs.clock(),
        recipients: people,
      });
      for (const { personId, address, language, firstname } of recipients)
        await queueMail(needs)(trx, {
          event: 'journal-message-was-sent',
          to: { personId, address, language },
          variables: {
            firstname,
            sender: me.name,
            subject: input.subject,
            message: input.body,
            journal: about.journalName[language],
            messages_url: `${needs.portalUrl}/private/journal-management/journal-messages/${journalId}`,
          },
          journal: journalId,
          subject: { type: 'journal', id: journalId },
          ...(!input.sendEmail && { noMail: true }),
        });
      await needs.tell(trx, actor, {
        event: 'message-was-sent',
        subject: { type: 'journal', id: journalId },
        journal: journalId,
        data: { message: id, recipients: people },
      });
      return ok(about);
    });
