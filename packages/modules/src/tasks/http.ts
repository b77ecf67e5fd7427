import type { Answers } from '@naskhah/contract/answers';
import type { tasks } from '@naskhah/contract/tasks/calls';
import type { Db } from '@naskhah/db/tables';
import { isSwitched } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { TasksNeeds } from './ports.ts';
import { countMessages, thread } from './queries/thread.ts';
import { markMessagesRead } from './store/message.ts';
import { addTask } from './use-cases/add-task.ts';
import { changeTask } from './use-cases/change-task.ts';
import { deleteMessage } from './use-cases/delete-message.ts';
import { deleteTask } from './use-cases/delete-task.ts';
import { finishTask } from './use-cases/finish-task.ts';
import { sendMessage } from './use-cases/send-message.ts';

export const tasksAnswers = (db: Db, needs: TasksNeeds): Answers<typeof tasks> => ({
  countMessages: async (actor, { article_id }) => {
    if (actor.kind === 'person') return ok(await countMessages(db, actor.person, article_id ?? null));
    const about = actor.kind === 'link' && article_id ? await needs.correspondence(db, actor, article_id) : undefined;
    return ok(about ? await countMessages(db, about.me.personId, about.articleId) : { total: 0, unread: 0 });
  },
  getMessages: async (actor, { article_id }, { language }) => {
    const about = await needs.correspondence(db, actor, article_id);
    return about ? ok(await thread(db, about, language, !isSwitched(actor))) : refuse('article-not-found');
  },
  saveMessage: async (actor, input, { language }) => {
    const sent = await sendMessage(needs)(actor, {
      id: input.id,
      articleId: input.article_id,
      journalId: input.journal_id,
      senderId: input.sender_id,
      recipients: input.recipient_id,
      title: input.title,
      subject: input.subject,
      body: input.message,
      sendEmail: input.sendEmail,
    });
    return sent.ok ? ok(await thread(db, sent.value, language, true)) : sent;
  },
  deleteMessage: (actor, { id }) => deleteMessage(needs)(actor, id),
  readMessages: async (actor, { article_id }) => {
    if ((actor.kind === 'person' && !isSwitched(actor)) || actor.kind === 'link')
      await needs.transaction((trx) => markMessagesRead(trx, actor.person, article_id, needs.clock()));
    return ok({ done: true } as const);
  },
  saveTask: (actor, input) => {
    if (input.act === 'done') return finishTask(needs)(actor, input);
    if (input.act === 'change') {
      const { act: _act, assignee_id: assigneeId, ...change } = input;
      return changeTask(needs)(actor, { ...change, assigneeId });
    }
    const { act: _act, assignee_id: assigneeId, article_id: articleId, ...task } = input;
    return addTask(needs)(actor, { ...task, assigneeId, articleId });
  },
  deleteTask: (actor, input) => deleteTask(needs)(actor, input),
});
