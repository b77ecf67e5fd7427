import { contract } from '@naskhah/contract/contract';
import { newId } from '@naskhah/kernel/ids';
import { limitsOf } from '@naskhah/testing/statement-limits';
import { tableContents } from '@naskhah/testing/table-contents';
import type { MadeCall } from '@naskhah/testing/test-server';
import { expect, it } from 'vitest';
import { expectOk, pdf, type Story } from './story.ts';

/** What every call of the journey shares. */
export const holdsAfterwards = (story: Story): void => {
  it('every list and page stays within the statements that it declares', async () => {
    const { ids, people, author, manager, chief, server } = story;
    const admin = await server.person('ahmad-faizal', [1, 6]).then(() => server.as('ahmad-faizal'));
    const { journal, article: article_id, issue: issue_id } = ids;
    const menu = { acl: 6, id: people.manager };
    const journals = '/api/admin/pengurusan-jurnal';
    const mail = { event: 'submission-arrived', journal_id: journal };
    for (const path of ['/api/get-ref/all', '/api/auth/session', '/api/portal/setting', '/general/r/get-user-function'])
      expectOk(await manager.get(path));
    const form = { id: newId(), journal_id: journal, purpose: 'review', title_en: 'Report', title_ms: 'Laporan' };
    const begin = { with: 'shipped', code: 'general-report' };
    expectOk(await manager.post('/api/admin/forms/add-form', { ...form, begin }));
    expectOk(await manager.post('/api/admin/forms/publish-form', { id: form.id, version: 1 }));
    const asked: [string, object][] = [
      ['/api/admin/forms/list-forms', { journal_id: journal }],
      ['/api/admin/forms/get-form', { id: form.id }],
      ['/api/admin/forms/get-form-version', { id: form.id, number: 1 }],
      ['/api/admin/identity/get-profile', {}],
      ['/api/admin/identity/get-sign-in', {}],
      ['/api/auth/change-language', { language: 'en' }],
      ['/api/auth/change-appearance', { text_size: 2 }],
      ['/api/admin/get-user-menu', menu],
      ['/api/admin/user-assigned-preset/get-assigned-acl-user-assigned', { jnl_id: journal, user_id: people.manager }],
      ['/api/admin/journals/get-journals', { id: journal }],
      [`/api/admin/journals/p/${journal}`, {}],
      ['/api/admin/assigned-roles/get-journal-team', { journal_id: journal }],
      ['/api/admin/journals/open-journals', {}],
      ['/api/admin/workflow/candidates', { article_id, for: 'reviewer' }],
      [`${journals}/get-volume-list`, { journal_id: journal }],
      [`${journals}/get-issue-list`, { journal_id: journal }],
      [`${journals}/get-issue-article`, { issue_id }],
      [`${journals}/get-cont-list`, { journal_id: journal }],
      [`${journals}/get-issue-galley`, { article_id }],
      ['/api/admin/articles/get-article-listing', {}],
      ['/api/admin/desk/workspace-counts', {}],
      ['/api/admin/desk/workspace-found', { q: 'peat' }],
      ['/api/admin/desk/workspace-sections', { journal }],
      ['/api/admin/journals/journal-listing', {}],
      ['/api/admin/desk/list-saved-views', { list: 'workspace' }],
      ['/api/admin/article-submission/get-my-article-list', {}],
      ['/api/admin/tasks/workflow/get-my-assign', {}],
      ['/api/admin/desk/command-search', { q: 'peat' }],
      ['/api/admin/submission-workflow-settings/listing', { filters: { journal_id: journal } }],
      ['/api/admin/submission-workflow-settings/retrieve', { journal_id: journal, stage: 'review' }],
      ['/api/admin/notification/p/stage-email/get', { journal_id: journal, stage: 'review' }],
      ['/api/admin/journals/submission-settings', { journal_id: journal }],
      ['/api/admin/journals/setup-guide', { journal_id: journal }],
      ['/api/admin/access-level-preset/listing', { filters: { journal_id: journal } }],
      ['/api/admin/access-level-preset/meta/get-custom-stages-settings', {}],
      ['/api/admin/user-assigned-preset/listing', { filters: { journal_id: journal } }],
      ['/api/admin/access/team-journals', {}],
      ['/api/admin/ent-template/get-event', {}],
      ['/api/admin/ent-template/listing', { filters: { journal_id: journal } }],
      ['/api/admin/ent-template/retrieve', mail],
      ['/api/admin/ent-template/get-template', { ...mail, language: 'ms' }],
      ['/api/admin/ent-template/get-content', { ...mail, language: 'en', text: { subject: '{{title}}', body: '' } }],
      ['/api/admin/messaging/template-history', mail],
      ['/api/admin/messaging/template-owners', {}],
      ['/api/admin/messaging/list-notifications', {}],
      ['/api/admin/messaging/get-preferences', {}],
      ['/api/admin/tasks/get-task', { filters: { article_id } }],
      ['/api/admin/pengurusan-jurnal/pengurusan-artikel/get-article-list', { filters: { journal_id: journal } }],
      ['/api/admin/tasks/message/get-count', {}],
      ['/api/admin/tasks/message/get-message', { article_id }],
      ['/api/admin/reference-data/find-organisations', { q: 'putra' }],
    ];
    for (const [path, body] of asked) {
      const { status, body: answer } = await manager.post(path, body);
      expect([path, status, status === 200 ? '' : answer]).toEqual([path, 200, '']);
    }
    const oneOf = async (list: string) => {
      const { body } = await manager.post<{ rows: { id: string }[] }>(`/api/admin/${list}/listing`, {
        filters: { journal_id: journal },
      });
      expectOk(await manager.post(`/api/admin/${list}/retrieve`, { id: body.rows[0]?.id }));
    };
    await oneOf('access-level-preset');
    await oneOf('user-assigned-preset');
    expectOk(await author.post('/api/admin/contributor/get-contributor', { ref_id: article_id }));
    expectOk(await admin.post('/api/admin/messaging/list-mail'));
    for (const call of ['list-people', 'list-invitations']) expectOk(await admin.post(`/api/admin/desk/${call}`));
    for (const call of ['get-person', 'person-activity'])
      expectOk(await admin.post(`/api/admin/desk/${call}`, { usr_id: people.manager }));
    expectOk(await admin.post('/api/admin/forms/get-checking-form', {}));
    expectOk(await admin.post('/api/admin/verification/get-thread', { journal_id: journal }));
    expectOk(await admin.post('/api/admin/access/list-roles'));
    expectOk(await admin.post('/api/admin/access/read-portal-settings'));
    expectOk(await admin.post('/api/admin/reference-data/list-codes', { list: 'license' }));
    expectOk(await admin.post('/api/auth/find-people', { q: 'nor' }));
    expectOk(await chief.post('/api/admin/workflow/editors-for', { article_ids: [article_id] }));
    expectOk(await chief.post('/api/admin/journals/get-editorial-board', { journal_id: ids.journal }));
    const fields = '/api/admin/journals/disciplines';
    expectOk(await chief.post(`${fields}/listing-disciplines`, { q: 'bio' }));
    expectOk(await chief.post(`${fields}/retrieve-journal-disciplines`, { journal_id: ids.journal }));
    expectOk(await chief.post(`${fields}/listing-journal-disciplines`, { filters: { code: '1.6' } }));
    const typed = { names: ['Tropical Ecology'], eissn: '0378-5955' };
    expectOk(await chief.post('/api/admin/journals/check-registration', typed));
    const missing = limitsOf(contract).filter(({ name, reads }) => reads && !server.counted.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('for the manager of another journal none of it is there, whatever is asked or sent', async () => {
    const { ids, database, server } = story;
    await server.person('balqis-hamid');
    const other = await server.as('balqis-hamid');
    const journal = { path: 'other', name_en: 'Another', name_ms: 'Lain', abbreviation: 'AJ', publisher: 'Another' };
    expectOk(await other.post('/api/admin/journals/save-journal', journal));
    const theirs = Object.values(ids);
    const concerns = ({ url, payload }: MadeCall) =>
      theirs.some((id) => `${url} ${JSON.stringify(payload)}`.includes(id));
    const done = server.calls.filter(
      (made) => made.status === 200 && made.url.startsWith('/api/admin/') && concerns(made),
    );
    // An attempt is counted whoever makes it.
    const counters = ['identity.session', 'identity.attempt', 'media.upload_count'];
    const before = await tableContents(database.db, counters);
    const answers: Record<string, string> = {};
    for (const { method, url, payload } of done) {
      const { status, body } = method === 'GET' ? await other.get(url) : await other.post(url, payload);
      answers[url] = status === 200 ? JSON.stringify(body) : `${status}`;
    }
    // An open journal has a public masthead and shows who agreed to stand on its board; who may verify and who holds which access are asked before the record.
    const open = [
      '/api/admin/journals/get-journals',
      '/api/admin/journals/get-editorial-board',
      '/api/admin/journals/disciplines/retrieve-journal-disciplines',
      `/api/admin/journals/p/${ids.journal}`,
    ];
    const notTheirs = [
      '/api/admin/journals/verify-journal',
      '/api/admin/verification/get-checking',
      '/api/admin/verification/answer-check',
      '/api/admin/user-assigned-preset/get-assigned-acl-user-assigned',
    ];
    const lists = ['/api/admin/desk/workspace-sections', '/api/admin/workflow/editors-for'];
    const expected = (url: string) => (lists.includes(url) ? '[]' : notTheirs.includes(url) ? '403' : '404');
    const surprising = Object.entries(answers).filter(
      ([url, answer]) => answer !== expected(url) && !open.includes(url),
    );
    expect(surprising).toEqual([]);
    expect(Object.keys(answers).length).toBeGreaterThan(40);
    const upload = { ref_id: ids.article, type: 'galley' };
    expect((await other.upload(upload, { name: 'mine.pdf', content: pdf })).status).toBe(404);
    expect(await tableContents(database.db, counters)).toEqual(before);
  });

  it('its title is in italics where it is read, and has no marks where it cannot be', async () => {
    const { ids, author, manager, chief, database, server } = story;
    const marked = 'Pemulihan hutan <i>Shorea</i> dan CO<sub>2</sub> di paya gambut 🌿';
    const letters = 'Pemulihan hutan Shorea dan CO2 di paya gambut 🌿';
    for (const [who, list] of [
      [chief, '/api/admin/articles/get-article-listing'],
      [author, '/api/admin/article-submission/get-my-article-list'],
    ] as const)
      for (const q of ['hutan shorea', 'co2'])
        expect([list, q, await who.post(list, { q, filters: {} })]).toMatchObject([
          list,
          q,
          { body: { rows: [{ article_title: marked }] } },
        ]);
    expect(
      (await manager.post('/api/admin/pengurusan-jurnal/get-issue-article', { issue_id: ids.issue })).body,
    ).toEqual([expect.objectContaining({ article_title: marked })]);
    const mails = await database.db.selectFrom('messaging.mail').select(['subject', 'body']).execute();
    const told = await database.db.selectFrom('messaging.notification').selectAll().execute();
    const written = JSON.stringify([mails, told]);
    expect(written).toContain(letters);
    expect(written).not.toMatch(/<\/?(i|sub)>/);
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/admin/desk/export-workspace',
      payload: { columns: ['number'] },
      headers: { cookie: chief.cookie() },
    });
    expect([statusCode, body.includes(letters), body.includes('<i>')]).toEqual([200, true, false]);
  });

  it('the log of the article is one unbroken chain', async () => {
    const { ids, database } = story;
    const { verifyChain } = await import('@naskhah/modules/activity');
    expect(await verifyChain(database.db, 'article', ids.article)).toBeUndefined();
  });
};
