import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Row = {
  id: string;
  version: number;
  title: string;
  mine: boolean;
  overdue_days: number | null;
  made_by: string | null;
  done_by: string | null;
  outcome: string;
  can: Record<'done' | 'change' | 'remove' | 'open_article', boolean>;
};
type Rows = { total: number; rows: Row[] };
type Refused = { code: string };

const ids = {} as Record<'ali' | 'huda' | 'tan' | 'ling' | 'article' | 'elsewhere', string>;
let author: Visitor;
let editor: Visitor;
let second: Visitor;
let copyeditor: Visitor;
let stranger: Visitor;

const save = <T = { id: string; version: number }>(who: Visitor, body: object) =>
  who.post<T>('/api/admin/tasks/save-task', body);
const tasksOf = async (who: Visitor, filters: object = {}, more: object = {}) =>
  (await who.post<Rows>('/api/admin/tasks/get-task', { filters, ...more })).body;
const written = (more: object = {}) => ({
  act: 'add',
  id: newId(),
  article_id: ids.article,
  assignee_id: ids.ling,
  title: 'Check the figures',
  note: 'Figure 2 is cut off.',
  ...more,
});
/** The same, as a change of it. */
const rewritten = (more: object) => {
  const { article_id: _article, ...rest } = written(more);
  return { ...rest, act: 'change', ...more };
};
const given = async (more: object = {}) => {
  const task = written(more);
  expect((await save(editor, task)).status).toBe(200);
  return task.id;
};
const mails = () =>
  database.db
    .selectFrom('messaging.mail')
    .select(['address', 'subject', 'body'])
    .where('event', '=', 'task-was-given')
    .execute();

beforeAll(async () => {
  for (const [key, name] of [
    ['ali', 'ali-hassan'],
    ['huda', 'nurul-huda'],
    ['tan', 'tan-mei-fong'],
    ['ling', 'christopher-ling'],
  ] as const)
    ids[key] = await server.person(name);
  const other = await server.person('editor-elsewhere');
  const journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  const another = await seedJournal(database.db, { path: 'jte', nameEn: 'Journal of Trees' });
  ids.article = await seedSubmission(database.db, journal, {
    title: 'Peat in drought',
    number: 'JEK-1',
    participants: [
      { person: ids.ali, role: 'author' },
      { person: ids.huda, role: 'editor' },
      { person: ids.tan, role: 'section-editor' },
      { person: ids.ling, role: 'copyeditor' },
    ],
  });
  ids.elsewhere = await seedSubmission(database.db, another, {
    title: 'Oaks',
    number: 'JTE-1',
    participants: [{ person: other, role: 'editor' }],
  });
  [author, editor, second, copyeditor, stranger] = [
    await server.as('ali-hassan'),
    await server.as('nurul-huda'),
    await server.as('tan-mei-fong'),
    await server.as('christopher-ling'),
    await server.as('editor-elsewhere'),
  ];
});

describe('a task about an article', () => {
  it('reaches who works on it, once, in the portal and by mail', async () => {
    const task = written({ due: '2027-03-01' });
    for (const _again of [1, 2]) expect((await save(editor, task)).body).toEqual({ id: task.id, version: 1 });
    expect(await tasksOf(copyeditor)).toMatchObject({
      total: 1,
      rows: [{ title: 'Check the figures', mine: true, made_by: 'Nurul Huda', can: { done: true, change: false } }],
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      address: 'christopher-ling@example.test',
      subject: 'A task for you: Check the figures',
    });
    expect(mail?.body).toContain('Due: 1 March 2027');
    const told = await copyeditor.post<{ rows: object[] }>('/api/admin/messaging/list-notifications');
    expect(told.body.rows).toMatchObject([{ event: 'task-was-given', opens: 'tasks', subject_id: task.id }]);
  });

  it('is counted beside the entry of the menu', async () => {
    const menu = await copyeditor.post<{ modules: { entries: { id: string; count: number | null }[] }[] }>(
      '/api/admin/get-user-menu',
      { id: ids.ling, acl: 6 },
    );
    const entries = menu.body.modules.flatMap((module) => module.entries);
    expect(entries.find(({ id }) => id === 'user-task')?.count).toBe(1);
    const none = await author.post<typeof menu.body>('/api/admin/get-user-menu', { id: ids.ali, acl: 6 });
    expect(none.body.modules.flatMap((module) => module.entries).map(({ id }) => id)).not.toContain('user-task');
  });

  it('is given by its editors alone', async () => {
    expect((await save(copyeditor, written())).status).toBe(403);
    expect((await save(author, written())).status).toBe(403);
    expect((await save(stranger, written())).status).toBe(404);
  });

  it('is given to nobody who wrote the article or has nothing to do with it', async () => {
    for (const assignee_id of [ids.ali, newId()]) {
      const refused = await save<Refused>(editor, written({ assignee_id }));
      expect([refused.status, refused.body.code]).toEqual([422, 'assignee-not-allowed']);
    }
  });

  it('is not there for an editor of another journal, who can neither change nor close it', async () => {
    const id = await given();
    expect((await tasksOf(stranger, { id })).rows).toEqual([]);
    const asked = await stranger.post('/api/admin/tasks/get-task', { filters: { article_id: ids.article } });
    expect(asked.status).toBe(404);
    expect((await save(stranger, { act: 'done', id, version: 1 })).status).toBe(404);
    expect((await save(stranger, rewritten({ id, version: 1 }))).status).toBe(404);
    expect((await stranger.post('/api/admin/tasks/delete-task', { id, version: 1 })).status).toBe(404);
    expect((await save(stranger, written({ id, article_id: ids.elsewhere }))).status).toBe(404);
  });

  it('is seen by all editors of the article, and by its author never', async () => {
    const id = await given();
    const found = await tasksOf(second, { article_id: ids.article });
    expect(found.rows.find((row) => row.id === id)?.can).toMatchObject({ done: true, change: true, remove: false });
    expect((await author.post('/api/admin/tasks/get-task', { filters: { article_id: ids.article } })).status).toBe(404);
    expect((await tasksOf(author, { id })).rows).toEqual([]);
  });

  it('tells who gets it when it is handed on', async () => {
    const id = await given({ title: 'Ask for the data' });
    const before = (await mails()).length;
    const change = rewritten({ title: 'Ask for the data', id, version: 1, assignee_id: ids.tan });
    expect((await save(editor, change)).body).toEqual({ id, version: 2 });
    expect((await mails()).slice(before)).toMatchObject([{ address: 'tan-mei-fong@example.test' }]);
    expect((await save(editor, { ...change, version: 1 })).status).toBe(409);
    expect((await tasksOf(copyeditor, { id })).rows).toEqual([]);
  });

  it('is done with a note, once, and then stays as it is', async () => {
    const id = await given();
    const done = { act: 'done', id, version: 1, outcome: 'All redrawn.' };
    expect((await save(copyeditor, { ...done, version: 7 })).status).toBe(409);
    expect((await save(copyeditor, done)).body).toEqual({ id, version: 2 });
    expect((await save(copyeditor, done)).body).toEqual({ id, version: 2 });
    expect((await tasksOf(editor, { view: 'given', state: 'done' })).rows).toMatchObject([
      { id, done_by: 'Christopher Ling', outcome: 'All redrawn.', can: { done: false, change: false, remove: false } },
    ]);
    const late = await save<Refused>(editor, rewritten({ id, version: 2 }));
    expect(late.body.code).toBe('task-closed');
    const gone = await editor.post<Refused>('/api/admin/tasks/delete-task', { id, version: 2 });
    expect(gone.body.code).toBe('task-closed');
  });

  it('is taken back by who gave it, and by nobody else', async () => {
    const id = await given();
    expect((await second.post('/api/admin/tasks/delete-task', { id, version: 1 })).status).toBe(403);
    expect((await editor.post('/api/admin/tasks/delete-task', { id, version: 1 })).status).toBe(200);
    expect((await tasksOf(copyeditor, { id })).rows).toEqual([]);
  });

  it('that the article waits for holds up what would take it to the next stage, until it is done', async () => {
    await server.person('aminah', [1, 6]);
    const admin = await server.as('aminah');
    const decide = (kind: string) =>
      admin.post<Refused>('/api/admin/workflow/decide', { article_id: ids.article, version: 1, kind });
    const id = await given({ blocking: true });
    const held = await decide('send-to-review');
    expect([held.status, held.body.code]).toEqual([422, 'task-blocks']);
    await save(copyeditor, { act: 'done', id, version: 1 });
    expect((await decide('send-to-review')).status).toBe(200);
  });

  it('is told in the timeline to editors, not to the author', async () => {
    const timeline = async (who: Visitor) =>
      (await who.post<{ log_title: string; log_message: string }[]>('/api/admin/logs/article', { id: ids.article }))
        .body;
    expect((await timeline(editor)).map(({ log_title, log_message }) => `${log_title}: ${log_message}`)).toContain(
      'Task given: To Christopher Ling.',
    );
    expect(JSON.stringify(await timeline(author))).not.toContain('task');
  });
});

describe('the list of tasks', () => {
  it('is found by words, put in order of the days, and narrowed to what is late', async () => {
    const late = await given({ title: 'Late', assignee_id: ids.tan, due: '2020-01-02' });
    const later = await given({ title: 'Later', assignee_id: ids.tan, due: '2020-01-03' });
    const titles = async (filters: object, more: object = {}) =>
      (await tasksOf(second, filters, more)).rows.map(({ id }) => id);
    expect((await titles({})).slice(0, 2)).toEqual([late, later]);
    expect(await titles({ overdue: true }, { sort: '-due' })).toEqual([later, late]);
    expect(await titles({}, { q: 'LATER' })).toEqual([later]);
    expect((await tasksOf(second, {}, { q: 'jek-1', size: 1 })).total).toBeGreaterThan(2);
    expect(await titles({}, { q: '%' })).toEqual([]);
    expect((await tasksOf(second, { id: late })).rows[0]?.overdue_days).toBeGreaterThan(2000);
  });

  it('has only one’s own, though all are of the same article', async () => {
    expect((await tasksOf(copyeditor, { state: 'all' })).rows.every(({ mine }) => mine)).toBe(true);
    expect((await tasksOf(author, { state: 'all' })).total).toBe(0);
  });
});
