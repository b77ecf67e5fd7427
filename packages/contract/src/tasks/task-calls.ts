import { taskKinds } from '@naskhah/kernel/task-words';
import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { changesOf, day, listOf, listQuery, shortText, uuid, version } from '../fields.ts';

export const TaskView = z.object({
  id: uuid,
  version: z.int(),
  kind: z.enum(taskKinds),
  /** In the giver's own words; empty for what the portal opened. */
  title: z.string(),
  note: z.string(),
  due: z.string().nullable(),
  /** Whole days past due in the journal's time zone; null when not overdue. */
  overdue_days: z.int().nullable(),
  blocking: z.boolean(),
  article: z.object({ id: uuid, number: z.string(), title: z.string(), title_lang: z.string() }).nullable(),
  journal_en: z.string(),
  journal_ms: z.string(),
  /** The person whose mail came back and their address; null where they are not for this reader. */
  about: z.object({ id: uuid.nullable(), name: z.string(), address: z.string() }).nullable(),
  /** Null: any Administrator. */
  assignee: z.object({ id: uuid, name: z.string() }).nullable(),
  mine: z.boolean(),
  /** Null: the portal. */
  made_by: z.string().nullable(),
  made_at: z.string(),
  done_at: z.string().nullable(),
  /** Null on a task that is done: it closed by itself. */
  done_by: z.string().nullable(),
  outcome: z.string(),
  can: z.object({
    done: z.boolean(),
    change: z.boolean(),
    remove: z.boolean(),
    open_article: z.boolean(),
    open_person: z.boolean(),
    open_mails: z.boolean(),
  }),
});

export const TaskFilters = z
  .object({
    /** Those one has to do, or those that one gave to others. */
    view: z.enum(['mine', 'given']).default('mine'),
    state: z.enum(['open', 'done', 'all']).default('open'),
    overdue: z.boolean().default(false),
    /** All tasks of this article, for its editors. */
    article_id: uuid.optional(),
    /** Only this one, in whatever state it is, and whoever of those that may see it asks. */
    id: uuid.optional(),
  })
  .prefault({});

export const taskSorts = ['due', '-due', '-made'] as const;

export const getTask = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/get-task',
    summary: 'Tasks to do, given to others, or of an article',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(listQuery(TaskFilters, taskSorts))
  .output(listOf(TaskView))
  .errors(refusals('article-not-found'));

const written = {
  id: uuid,
  /** Somebody who works on the article. */
  assignee_id: uuid,
  title: shortText,
  note: z.string().trim().max(5000).default(''),
  due: day.nullable().default(null),
  /** The article waits for it. */
  blocking: z.boolean().default(false),
};

export const saveTask = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/save-task',
    summary: 'Give a task, change it, or say that it is done',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.discriminatedUnion('act', [
      z.object({ act: z.literal('add'), article_id: uuid, ...written }),
      changesOf(z.object(written)).extend({ act: z.literal('change'), version, id: uuid }),
      z.object({ act: z.literal('done'), id: uuid, version, outcome: z.string().trim().max(5000).default('') }),
    ]),
  )
  .output(z.object({ id: uuid, version: z.int() }))
  .errors(
    refusals(
      'another-content',
      'article-not-found',
      'task-not-found',
      'task-closed',
      'assignee-not-allowed',
      'stale-version',
      'not-allowed',
      'not-while-switched',
    ),
  );

export const deleteTask = call
  .route({ method: 'POST', path: '/api/admin/tasks/delete-task', summary: 'Take back an open task that one gave' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('task-not-found', 'task-closed', 'stale-version', 'not-allowed', 'not-while-switched'));
