import type { Answers } from '@naskhah/contract/answers';
import type { messaging } from '@naskhah/contract/messaging/calls';
import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MessagingHostNeeds } from './ports.ts';
import { mailById, mailbox, mailView } from './queries/mailbox.ts';
import { notifications } from './queries/notifications.ts';
import { preferences } from './queries/preferences.ts';
import { templateAnswers } from './template-answers.ts';
import { markRead } from './use-cases/mark-read.ts';
import { releaseAddress } from './use-cases/release-address.ts';
import { resendMail } from './use-cases/resend-mail.ts';
import { savePreferences } from './use-cases/save-preferences.ts';
import { readUnsubscribe, unsubscribe } from './use-cases/unsubscribe.ts';

export const messagingAnswers = (db: Db, needs: MessagingHostNeeds): Answers<typeof messaging> => {
  const mail = async <R extends string>(act: Promise<Result<string, R>>) => {
    const done = await act;
    if (!done.ok) return done;
    const row = await mailById(db, done.value);
    return row ? ok(mailView(row, needs.showsSecrets)) : refuse('mail-not-found');
  };
  return {
    ...templateAnswers(db, needs),
    listMail: async (actor, { filters, ...question }) => {
      const without = actor.kind === 'person' ? await needs.ask.ownSubjects(actor.person) : [];
      const asked = { ...question, states: filters.state, events: filters.event, without };
      const { total, rows } = await mailbox(db, asked);
      return ok({ total, rows: rows.map((row) => mailView(row, needs.showsSecrets)) });
    },
    resendMail: (actor, { id, new_id }) => mail(resendMail(needs)(actor, id, new_id)),
    releaseAddress: (actor, { address }) => releaseAddress(needs)(actor, address),
    readUnsubscribe: (_actor, { token }) => readUnsubscribe(db, needs.secret)(token),
    unsubscribe: (_actor, { token }) => unsubscribe(needs, needs.secret)(token),
    listNotifications: async (actor, { filters, page, size }) =>
      ok(
        actor.kind === 'person'
          ? await notifications(db, actor.person, { page, size, unread: filters.unread })
          : { total: 0, unread: 0, rows: [] },
      ),
    markRead: (actor, { ids }) => markRead(needs)(actor, ids),
    getPreferences: async (actor) => ok(actor.kind === 'person' ? await preferences(db, actor.person) : []),
    savePreferences: (actor, input) => savePreferences(needs)(actor, input.preferences),
  };
};
