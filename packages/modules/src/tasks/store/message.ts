import type { Trx } from '@naskhah/db/tables';

export type NewMessage = {
  id: string;
  /** Null: about the journal alone. */
  articleId: string | null;
  journalId: string;
  senderId: string;
  title: string;
  subject: string;
  body: string;
  byEmail: boolean;
  at: Date;
  recipients: readonly string[];
};

export const insertMessage = async (trx: Trx, one: NewMessage): Promise<void> => {
  await trx
    .insertInto('tasks.message')
    .values({
      id: one.id,
      article_id: one.articleId,
      journal_id: one.journalId,
      sender_id: one.senderId,
      title: one.title,
      subject: one.subject,
      body: one.body,
      by_email: one.byEmail,
      created_at: one.at,
    })
    .execute();
  await trx
    .insertInto('tasks.message_recipient')
    .values(one.recipients.map((person) => ({ message_id: one.id, person_id: person })))
    .execute();
};

export const lockMessage = (trx: Trx, id: string) =>
  trx.selectFrom('tasks.message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const removeMessage = async (trx: Trx, id: string, at: Date): Promise<void> => {
  await trx.updateTable('tasks.message').set({ removed_at: at }).where('id', '=', id).execute();
};

type About = { article: string } | { journal: string };

/** Of an article, or of a journal without one. */
export const markMessagesRead = async (trx: Trx, person: string, about: About, at: Date): Promise<void> => {
  await trx
    .updateTable('tasks.message_recipient as r')
    .set({ read_at: at })
    .where('r.person_id', '=', person)
    .where('r.read_at', 'is', null)
    .where((on) =>
      on.exists(
        on
          .selectFrom('tasks.message as m')
          .select('m.id')
          .whereRef('m.id', '=', 'r.message_id')
          .where((m) =>
            'article' in about
              ? m('m.article_id', '=', about.article)
              : m.and([m('m.journal_id', '=', about.journal), m('m.article_id', 'is', null)]),
          ),
      ),
    )
    .execute();
};
