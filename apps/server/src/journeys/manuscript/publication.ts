import { newId } from '@naskhah/kernel/ids';
import type { Visitor } from '@naskhah/testing/test-server';
import { expect, it } from 'vitest';
import { expectOk, type Issue, pdf, type Story } from './story.ts';

const nameOf = async (who: Visitor): Promise<string> =>
  expectOk(await who.post<{ usr_name: string }>('/api/admin/identity/get-profile')).usr_name;

/** From the acceptance to the public page. */
export const tellsPublication = (story: Story): void => {
  it('it is accepted, copyedited and produced', async () => {
    const { ids, people, chief, article, server } = story;
    let now = await article(chief);
    expectOk(
      await chief.post('/api/admin/workflow/decide', { article_id: ids.article, version: now.version, kind: 'accept' }),
    );
    expectOk(
      await chief.post('/api/admin/participant/save-participant', {
        article_id: ids.article,
        user_id: people.copyeditor,
        role: 'copyeditor',
      }),
    );
    expect(await article(chief)).toMatchObject({ state: 'copyediting', turn: 'copyeditor' });
    const copyeditor = await server.as('christopher-ling');
    const forCopyeditor = await article(copyeditor);
    expect(JSON.stringify(forCopyeditor)).not.toContain('Siti Hajar');
    ids.task = newId();
    const task = { id: ids.task, article_id: ids.article, assignee_id: people.copyeditor, title: 'Check figure 2' };
    expectOk(await chief.post('/api/admin/tasks/save-task', { act: 'add', ...task, blocking: true }));
    expectOk(await copyeditor.post('/api/admin/tasks/save-task', { act: 'done', id: ids.task, version: 1 }));
    expectOk(
      await copyeditor.upload(
        { ref_id: ids.article, type: 'copyedited' },
        { name: 'copyedited.pdf', content: `${pdf}copy` },
      ),
    );
    expectOk(
      await copyeditor.post('/api/admin/workflow/finish-stage-work', {
        article_id: ids.article,
        id: forCopyeditor.workflow.stage_work[0]?.id,
      }),
    );
    now = await article(chief);
    expectOk(
      await chief.post('/api/admin/workflow/send-to-next-stage', { article_id: ids.article, version: now.version }),
    );
    expectOk(
      await chief.post('/api/admin/participant/save-participant', {
        article_id: ids.article,
        user_id: people.layout,
        role: 'layout-editor',
      }),
    );
    const layout = await server.as('priya-ramasamy');
    const galley = newId();
    expectOk(
      await layout.upload(
        { id: galley, ref_id: ids.article, type: 'galley' },
        { name: 'final.pdf', content: `${pdf}galley` },
      ),
    );
    expectOk(
      await layout.post('/api/admin/pengurusan-jurnal/insert-issue-galley', {
        article_id: ids.article,
        attachment_id: galley,
        kind: 'pdf',
        label: 'PDF',
        language: 'ms',
      }),
    );
    const work = (await article(layout)).workflow.stage_work.at(-1);
    expectOk(await layout.post('/api/admin/workflow/finish-stage-work', { article_id: ids.article, id: work?.id }));
    expect((await article(chief)).state).toBe('ready-to-schedule');
  });

  it('it is set into an issue, approved by two people, and public', async () => {
    const { ids, author, manager, chief, article, server } = story;
    ids.volume = newId();
    ids.issue = newId();
    const base = '/api/admin/pengurusan-jurnal';
    expectOk(
      await manager.post(`${base}/insert-volume`, {
        id: ids.volume,
        journal_id: ids.journal,
        number: '12',
        year: 2026,
      }),
    );
    let issue = expectOk(
      await manager.post<Issue>(`${base}/insert-issue`, {
        id: ids.issue,
        journal_id: ids.journal,
        volume_id: ids.volume,
        number: '4',
      }),
    );
    const empty = await manager.post(`${base}/publish-issue`, { id: ids.issue, version: issue.version });
    expect(empty).toMatchObject({ status: 422, body: { code: 'issue-incomplete' } });
    expectOk(
      await manager.post(`${base}/update-article-issue`, {
        article_id: ids.article,
        issue_id: ids.issue,
        pages: '',
      }),
    );
    issue = expectOk(await manager.post<Issue>(`${base}/get-issue-data`, { id: ids.issue }));
    expect(issue).toMatchObject({ missing: [], notes: [{ code: 'issue-without-pages' }], can: { request: true } });
    expectOk(
      await manager.post(`${base}/update-article-issue`, {
        article_id: ids.article,
        issue_id: ids.issue,
        pages: '211-229',
      }),
    );
    expect((await article(chief)).state).toBe('scheduled');
    issue = expectOk(await manager.post<Issue>(`${base}/get-issue-data`, { id: ids.issue }));
    expect(issue).toMatchObject({ missing: [], notes: [], finally_approved_by: null });

    issue = expectOk(await manager.post<Issue>(`${base}/publish-issue`, { id: ids.issue, version: issue.version }));
    const early = await chief.post(`${base}/final-approval-issue`, { id: ids.issue, version: issue.version });
    expect(early).toMatchObject({ status: 422, body: { code: 'issue-not-approved' } });
    issue = expectOk(await manager.post<Issue>(`${base}/approval-issue`, { id: ids.issue, version: issue.version }));
    const alone = await manager.post(`${base}/final-approval-issue`, { id: ids.issue, version: issue.version });
    expect(alone).toMatchObject({ status: 422, body: { code: 'second-person-required' } });
    expect((await server.visitor().raw(`/media/files/get-file?id=${newId()}`)).status).toBe(404);
    issue = expectOk(
      await chief.post<Issue>(`${base}/final-approval-issue`, { id: ids.issue, version: issue.version }),
    );
    expect(issue).toMatchObject({ state: 'public', finally_approved_by: await nameOf(chief) });
    expect((await article(chief)).issue?.approved_by).toBe(await nameOf(chief));
    // Who of the journal approved it is not for its authors.
    expect((await article(author)).issue?.approved_by).toBeNull();
    expect((await article(author)).state).toBe('published');
  });
};
