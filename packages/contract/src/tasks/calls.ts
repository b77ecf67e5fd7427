import * as z from 'zod';
import { call, refusals, sessionOrLink } from '../call.ts';
import { shortText, uuid } from '../fields.ts';
import { deleteTask, saveTask } from './task-calls.ts';

/** A person; all editors at once where their names are not for the sender; or all of a journal's team. */
const recipient = z.union([uuid, z.enum(['editors', 'team'])]);

/** What messages are about: an article, or a journal without one. */
const about = { article_id: uuid.optional(), journal_id: uuid.optional() };

const named = <S extends z.ZodObject>(form: S): S =>
  form.refine(({ article_id, journal_id }) => (article_id ?? journal_id) !== undefined, {
    path: ['article_id'],
    message: 'article-or-journal',
  });

export const MessageView = z.object({
  id: uuid,
  title: z.string(),
  subject: z.string(),
  message: z.string(),
  sender: z.string(),
  mine: z.boolean(),
  to: z.array(z.string()),
  created_at: z.string(),
  read: z.boolean(),
  by_email: z.boolean(),
  can: z.object({
    delete: z.boolean(),
    /** Whom an answer goes to; null where there is none, and where one writes on instead. */
    answer: recipient.nullable(),
  }),
});

export const ThreadView = z.object({
  messages: z.array(MessageView),
  /** Whom the reader may write to, as far as they may be known. */
  people: z.array(
    z.object({
      id: recipient,
      name: z.string(),
      part: z.enum(['author', 'editor', 'production', 'reviewer', 'manager', 'member']),
      /** What they are there, in words: of a team the presets that they hold. */
      role: z.string(),
    }),
  ),
  defaults: z.object({ title: z.string(), subject: z.string() }),
  can: z.object({ write: z.boolean() }),
});

export const countMessages = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/message/get-count',
    summary: 'How many messages there are, and unread',
  })
  .meta({ access: sessionOrLink, limit: 'read', statements: 2 })
  .input(z.object(about))
  .output(z.object({ total: z.int(), unread: z.int() }))
  .errors(refusals('journal-not-found'));

export const getMessages = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/message/get-message',
    summary: 'The messages about an article, or a journal without one, for this reader',
  })
  .meta({ access: sessionOrLink, limit: 'read', statements: 3 })
  .input(named(z.object(about)))
  .output(ThreadView)
  .errors(refusals('article-not-found', 'journal-not-found'));

export const saveMessage = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/message/save-message',
    summary: 'Write to people of an article, or of a journal without one',
  })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(
    named(
      z.object({
        ...about,
        id: uuid.optional(),
        sender_id: uuid.optional(),
        recipient_id: z.preprocess(
          (value) => (typeof value === 'string' ? [value] : value),
          z.array(recipient).min(1).max(50),
        ),
        title: shortText.max(600),
        subject: shortText,
        message: z.string().trim().min(1).max(10_000),
        sendEmail: z.boolean().default(false),
      }),
    ),
  )
  .output(ThreadView)
  .errors(
    refusals(
      'another-content',
      'article-not-found',
      'recipient-not-allowed',
      'sender-is-another',
      'journal-not-found',
      'message-not-found',
      'not-while-switched',
    ),
  );

export const deleteMessage = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/message/delete-message',
    summary: 'Take back a message of one’s own',
  })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('message-not-found', 'not-while-switched'));

export const readMessages = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/read-messages',
    summary: 'Mark the messages about an article, or a journal without one, as read',
  })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(named(z.object(about)))
  .output(z.object({ done: z.literal(true) }))
  .errors({});

/** A task is read with its article, its journal and its people, by desk. */
export const tasks = {
  countMessages,
  getMessages,
  saveMessage,
  deleteMessage,
  readMessages,
  saveTask,
  deleteTask,
};
