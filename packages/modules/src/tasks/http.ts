import type { Answers } from '@naskhah/contract/answers';
import type { tasks } from '@naskhah/contract/tasks/calls';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator, isSwitched } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { TasksNeeds } from './ports.ts';
import { teamThread } from './queries/team-thread.ts';
import { countMessages, thread } from './queries/thread.ts';
import { markMessagesRead } from './store/message.ts';
import { addTask } from './use-cases/add-task.ts';
import { changeTask } from './use-cases/change-task.ts';
import { deleteMessage } from './use-cases/delete-message.ts';
import { deleteTask } from './use-cases/delete-task.ts';
import { finishTask } from './use-cases/finish-task.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { writeToTeam } from './use-cases/write-to-team.ts';

export const tasksAnswers = (db: Db, needs: TasksNeeds): Answers<typeof tasks> => ({
  countMessages: async (actor, { article_id: article = null, journal_id: journal = null }) => {
    if (actor.kind === 'person') {
      // About a journal alone: only for who may read it; within an article its journal is as good as said.
      if (journal && !article && !(await needs.teamCorrespondence(db, actor, journal)))
        return refuse('journal-not-found');
      const journals = isAdministrator(actor) ? 'all' : [...actor.journals.keys()];
      return ok(await countMessages(db, actor.person, { article, journal: article ? null : journal, journals }));
    }
    const about = actor.kind === 'link' && article ? await needs.correspondence(db, actor, article) : undefined;
    if (!about) return ok({ total: 0, unread: 0 });
    return ok(await countMessages(db, about.me.personId, { article: about.articleId, journal: null, journals: [] }));
  },
  getMessages: async (actor, { article_id, journal_id }, { language }) => {
    const acts = !isSwitched(actor);
    if (!article_id) {
      const about = await needs.teamCorrespondence(db, actor, journal_id ?? '');
      return about ? ok(await teamThread(db, about, language, acts)) : refuse('journal-not-found');
    }
    const about = await needs.correspondence(db, actor, article_id);
    if (about && journal_id && journal_id !== about.journalId) return refuse('journal-not-found');
    return about ? ok(await thread(db, about, language, acts)) : refuse('article-not-found');
  },
  saveMessage: async (actor, input, { language }) => {
    const written = {
      id: input.id,
      senderId: input.sender_id,
      recipients: input.recipient_id,
      title: input.title,
      subject: input.subject,
      body: input.message,
      sendEmail: input.sendEmail,
    };
    if (!input.article_id) {
      const sent = await writeToTeam(needs)(actor, { ...written, journalId: input.journal_id ?? '' });
      return sent.ok ? ok(await teamThread(db, sent.value, language, true)) : sent;
    }
    const about = { articleId: input.article_id, journalId: input.journal_id };
    const sent = await sendMessage(needs)(actor, { ...written, ...about });
    return sent.ok ? ok(await thread(db, sent.value, language, true)) : sent;
  },
  deleteMessage: (actor, { id }) => deleteMessage(needs)(actor, id),
  readMessages: async (actor, { article_id: article, journal_id: journal }) => {
    if ((actor.kind === 'person' && !isSwitched(actor)) || actor.kind === 'link')
      await needs.transaction((trx) =>
        markMessagesRead(trx, actor.person, article ? { article } : { journal: journal ?? '' }, needs.clock()),
      );
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
