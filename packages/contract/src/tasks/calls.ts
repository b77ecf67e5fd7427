import * as z from 'zod';
import { call, refusals, sessionOrLink } from '../call.ts';
import { shortText, uuid } from '../fields.ts';
import { deleteTask, saveTask } from './task-calls.ts';

/** A person, or all editors at once where their names are not for the sender. */
const recipient = z.union([uuid, z.literal('editors')]);

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
  can: z.object({ delete: z.boolean() }),
});

export const ThreadView = z.object({
  messages: z.array(MessageView),
  /** Whom the reader may write to, as far as they may be known. */
  people: z.array(
    z.object({
      id: recipient,
      name: z.string(),
      part: z.enum(['author', 'editor', 'production', 'reviewer']),
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
  .input(z.object({ article_id: uuid.optional() }))
  .output(z.object({ total: z.int(), unread: z.int() }))
  .errors({});

export const getMessages = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/message/get-message',
    summary: 'The messages about an article, for this reader',
  })
  .meta({ access: sessionOrLink, limit: 'read', statements: 3 })
  .input(z.object({ article_id: uuid }))
  .output(ThreadView)
  .errors(refusals('article-not-found'));

export const saveMessage = call
  .route({ method: 'POST', path: '/api/admin/tasks/message/save-message', summary: 'Write to people of an article' })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      article_id: uuid,
      journal_id: uuid.optional(),
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
  )
  .output(ThreadView)
  .errors(
    refusals(
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
    summary: 'Mark the messages about an article as read',
  })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(z.object({ article_id: uuid }))
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
