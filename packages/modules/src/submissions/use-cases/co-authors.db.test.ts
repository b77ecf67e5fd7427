import { newId } from '@naskhah/kernel/ids';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { answered, sendArticle } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
const keys = ['author', 'chief', 'colleague', 'wan', 'admin'] as const;
const ids = {} as Record<(typeof keys)[number] | 'journal' | 'peat', string>;
const people = {} as Record<(typeof keys)[number], Visitor>;
const further = 'wan@old-university.test';

beforeAll(async () => {
  for (const key of keys) ids[key] = await server.person(key, key === 'admin' ? [1, 6] : [6]);
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await seedSection(database.db, ids.journal, ['Articles', 'Artikel']);
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, ids.journal, newId);
    for (const key of ['chief', 'colleague', 'wan'] as const)
      await assignPreset(trx, {
        id: newId(),
        journal: ids.journal,
        person: ids[key],
        presetCode: 'editor-in-chief',
        by: null,
        at: server.clock(),
      });
  });
  await database.db
    .insertInto('identity.email')
    .values({ address: further, person_id: ids.wan, is_primary: false, confirmed_at: server.clock() })
    .execute();
  for (const key of keys) people[key] = await server.as(key);
});

const send = (email: string) =>
  sendArticle(people.author, { journal: ids.journal, others: [{ name: 'Wan Aishah', email }] });
const mailsTo = async (person: string, article: string) =>
  (
    await database.db
      .selectFrom('messaging.mail')
      .select('event')
      .where('person_id', '=', person)
      .where('subject_id', '=', article)
      .execute()
  ).map(({ event }) => event);
const rowsOf = async (who: Visitor, path: string, input: object) =>
  JSON.stringify(answered(await who.post(`/api/admin/${path}`, input)));
const listed = async (who: Visitor, article: string) => {
  const texts = await Promise.all([
    rowsOf(who, 'articles/get-article-listing', { filters: {} }),
    rowsOf(who, 'tasks/get-task', { filters: {} }),
    rowsOf(who, 'desk/command-search', { q: 'peat' }),
    who
      .raw('/api/admin/desk/export-workspace', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ format: 'csv' }),
      })
      .then(({ body }) => body),
  ]);
  const { number } = await database.db
    .selectFrom('submissions.submission')
    .select('number')
    .where('id', '=', article)
    .executeTakeFirstOrThrow();
  return texts.some((text) => text.includes(article) || text.includes(number ?? article));
};
const versionOf = async (id: string) =>
  (
    await database.db
      .selectFrom('submissions.submission')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
const total = async (who: Visitor) => {
  const counts = answered(await who.post<{ views: Record<string, number> }>('/api/admin/desk/workspace-counts', {}));
  return counts.views.all;
};
/** What an editor asks of an article, and does to it. */
const editorial = (article_id: string): [string, object][] => [
  ['logs/article', { id: article_id }],
  ['workflow/candidates', { article_id, for: 'reviewer' }],
  ['workflow/preview-decision', { article_id, kind: 'decline' }],
  ['workflow/decide', { article_id, version: 2, kind: 'decline' }],
  ['workflow/send-to-review', { article_id, version: 2 }],
  ['participant/save-participant', { article_id, user_id: ids.colleague, role: 'editor' }],
  ['tasks/request/save-request', { kind: 'review', article_id, user_id: ids.colleague }],
  ['tasks/message/get-message', { article_id }],
  [
    'tasks/save-task',
    {
      act: 'add',
      id: newId(),
      article_id,
      assignee_id: ids.chief,
      title: 'A task',
      note: '',
      due: null,
      blocking: false,
    },
  ],
];
const statusesOf = async (who: Visitor, article: string) => {
  const found = [];
  for (const [path, input] of editorial(article)) found.push((await who.post(`/api/admin/${path}`, input)).status);
  const page = '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel';
  found.push((await who.get(`${page}?id=${article}`)).status);
  return [...new Set(found)];
};

describe('an editor-in-chief whom a byline names by any of their addresses', () => {
  beforeAll(async () => {
    ids.peat = await send(further);
  });

  it('hears of the authorship alone, while the colleagues hear of the submission', async () => {
    expect(await mailsTo(ids.wan, ids.peat)).toEqual(['co-author-confirmation']);
    expect(await mailsTo(ids.chief, ids.peat)).toEqual(['submission-arrived']);
  });

  it('finds the article in no list, file, count or search, before answering and after', async () => {
    expect([await listed(people.chief, ids.peat), await listed(people.wan, ids.peat)]).toEqual([true, false]);
    expect([await total(people.chief), await total(people.wan)]).toEqual([1, 0]);
  });

  it('is told that there is no such article by every call, as an Administrator too', async () => {
    expect(await statusesOf(people.wan, ids.peat)).toEqual([404]);
    await database.db
      .insertInto('identity.role_held')
      .values({ person_id: ids.wan, acl: 1, granted_at: new Date() })
      .execute();
    const administrator = await server.as('wan');
    answered(await administrator.post('/api/auth/change-role', { usr_acl: 1 }));
    expect(await statusesOf(administrator, ids.peat)).toEqual([404]);
    expect(await listed(administrator, ids.peat)).toBe(false);
    expect(await total(administrator)).toBe(0);
    await database.db.deleteFrom('identity.role_held').where('person_id', '=', ids.wan).where('acl', '=', 1).execute();
    await database.db.updateTable('identity.person').set({ role_in_use: 6 }).where('id', '=', ids.wan).execute();
    people.wan = await server.as('wan');
  });

  it('is made its editor by nobody, alone or among several', async () => {
    const asked = { article_id: ids.peat, user_id: ids.wan };
    for (const role of ['editor', 'section-editor', 'guest-editor', 'copyeditor'])
      expect((await people.chief.post('/api/admin/participant/save-participant', { ...asked, role })).body.code).toBe(
        'not-in-team',
      );
    const several = { article_ids: [ids.peat], user_id: ids.wan };
    expect((await people.chief.post('/api/admin/workflow/assign-editor-to-articles', several)).body).toMatchObject({
      done: 0,
    });
    const editors = answered(
      await people.chief.post<{ user_id: string }[]>('/api/admin/workflow/editors-for', { article_ids: [ids.peat] }),
    );
    expect(editors.map(({ user_id }) => user_id).sort()).toEqual([ids.chief, ids.colleague].sort());
  });

  it('is asked to review by nobody, whatever address is typed', async () => {
    const asked = { article_id: ids.peat, user_id: ids.chief, role: 'editor' };
    answered(await people.chief.post('/api/admin/participant/save-participant', asked));
    answered(
      await people.chief.post('/api/admin/workflow/send-to-review', {
        article_id: ids.peat,
        version: await versionOf(ids.peat),
        mail: null,
      }),
    );
    const invite = async (reviewer: object) =>
      (
        await people.chief.post('/api/admin/tasks/request/save-request', {
          kind: 'review',
          article_id: ids.peat,
          ...reviewer,
        })
      ).body.code;
    expect(await invite({ user_id: ids.wan })).toBe('is-an-author');
    for (const email of [further, 'wan@example.test', 'WAN@old-university.test', 'author@example.test'])
      expect(await invite({ person: { name: 'Somebody', email } })).toBe('is-an-author');
    expect(await invite({ user_id: ids.chief })).toBe('is-an-editor');
    const found = answered(
      await people.chief.post<{ user_id: string; conflict: string | null }[]>('/api/admin/workflow/candidates', {
        article_id: ids.peat,
        for: 'reviewer',
      }),
    );
    const conflicts = new Map(found.map(({ user_id, conflict }) => [user_id, conflict]));
    expect([ids.wan, ids.author, ids.chief, ids.colleague].map((id) => conflicts.get(id))).toEqual([
      'author',
      'author',
      'editor',
      null,
    ]);
  });

  it('stays the author when the address is taken off the account', async () => {
    await database.db.deleteFrom('identity.email').where('address', '=', further).execute();
    expect(await statusesOf(people.wan, ids.peat)).toEqual([404]);
    expect(await listed(people.wan, ids.peat)).toBe(false);
  });

  it('is an editor again after saying that they are no author, and none once they think again', async () => {
    const { body } = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('event', '=', 'co-author-confirmation')
      .where('subject_id', '=', ids.peat)
      .executeTakeFirstOrThrow();
    const token = body.match(/\/authorship\/(\S+)/)?.[1];
    answered(await server.visitor().post('/api/admin/submissions/decline-authorship', { token, note: '' }));
    expect([await total(people.wan), await listed(people.wan, ids.peat)]).toEqual([1, true]);
    answered(await server.visitor().post('/api/admin/submissions/confirm-authorship', { token }));
    expect([await total(people.wan), await listed(people.wan, ids.peat)]).toEqual([0, false]);
  });
});

describe('an editor who proves an address of a byline only afterwards', () => {
  it('edits until then and no longer, and what they review of it ends', async () => {
    const article = await send('colleague@second.test');
    answered(
      await people.chief.post('/api/admin/participant/save-participant', {
        article_id: article,
        user_id: ids.colleague,
        role: 'editor',
      }),
    );
    expect(await listed(people.colleague, article)).toBe(true);
    answered(
      await people.colleague.post('/api/admin/identity/add-own-email', {
        email: 'colleague@second.test',
        password: testPassword,
      }),
    );
    const { body } = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('event', '=', 'confirm-further-email')
      .executeTakeFirstOrThrow();
    const token = body.match(/confirm-email#(\S+)/)?.[1];
    answered(await people.colleague.post('/api/admin/identity/confirm-own-email', { token }));
    expect(await listed(people.colleague, article)).toBe(false);
    expect(await statusesOf(people.colleague, article)).toEqual([404]);
    const record = await people.chief.get(
      `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${article}`,
    );
    expect(record.body).toMatchObject({ state: 'submitted', participant: [{ role: 'author' }] });
  });
});
