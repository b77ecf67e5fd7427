import { newId } from '@naskhah/kernel/ids';
import { passChecks } from '@naskhah/testing/checked-journal';
import type { Visitor } from '@naskhah/testing/test-server';
import { completeRegistration } from '@naskhah/testing/whole-registration';
import { expect, it } from 'vitest';
import { registration } from './registration.ts';
import { type Draft, expectOk, pdf, type Story } from './story.ts';

/** Registering the journal, then all that the author and a co-author do until it is frozen. */
export const tellsSubmission = (story: Story): void => {
  it('a journal is registered, submitted and verified', async () => {
    const { ids, people, author, manager, secretariat, lastMailTo, give } = story;
    ids.journal = newId();
    const form = { ...registration, id: ids.journal };
    const created = expectOk(
      await manager.post<{ version: number; state: string }>('/api/admin/journals/save-journal', form),
    );
    expect(created.state).toBe('draft');
    const again = await manager.post('/api/admin/journals/save-journal', form);
    expect(again.status).toBe(200);
    expect((await author.post('/api/admin/journals/get-journals', { id: ids.journal })).status).toBe(404);

    await completeRegistration(manager, ids.journal);
    const submitted = expectOk(
      await manager.post<{ version: number; state: string }>('/api/admin/journals/on-submit', {
        id: ids.journal,
        version: created.version,
      }),
    );
    expect(submitted.state).toBe('submitted');
    const queue = expectOk(
      await secretariat.post<{ total: number }>('/api/admin/pengurusan-jurnal/get-submitted-journal', { filters: {} }),
    );
    expect(queue.total).toBe(1);
    const verified = expectOk(
      await secretariat.post('/api/admin/journals/verify-journal', {
        id: ids.journal,
        version: await passChecks(secretariat, ids.journal),
        verdict: 'verified',
      }),
    );
    expect(verified.state).toBe('active');
    expect((await lastMailTo(people.manager)).event).toBe('journal-verified');
    await give(ids.journal, people.chief, 'editor-in-chief');
    await give(ids.journal, people.copyeditor, 'copyeditor');
    await give(ids.journal, people.layout, 'layout-editor');
  });

  it('it takes submissions once nothing is left of its set-up, and not before', async () => {
    const { ids, author, manager } = story;
    const journal = { journal_id: ids.journal };
    type Guide = { version: number; items: { item: string; done: boolean }[]; can: { open: boolean } };
    const guide = async () => expectOk(await manager.post<Guide>('/api/admin/journals/setup-guide', journal));
    const before = await guide();
    expect(before.items.filter(({ done }) => !done).map(({ item }) => item)).toEqual(['guidelines']);
    const open = { ...journal, version: before.version, open: true };
    expect((await manager.post('/api/admin/journals/open-for-submissions', open)).body.code).toBe('setup-incomplete');
    const draft = { journal_id: ids.journal, language: 'ms', checklist: ['original'] };
    expect((await author.post('/api/admin/article-submission/save', draft)).status).toBe(404);
    const guidelines = { version: before.version, guidelines: { ms: 'Ringkas.' } };
    expectOk(await manager.post('/api/admin/journals/save-submission-settings', { ...journal, ...guidelines }));
    const { version, can } = await guide();
    expect(can.open).toBe(true);
    const opened = { ...journal, version, open: true };
    expectOk(await manager.post('/api/admin/journals/open-for-submissions', opened));
  });

  it('the author fills the steps and is told what is missing until nothing is', async () => {
    const { ids, author, server } = story;
    ids.article = newId();
    const refused = await author.post('/api/admin/article-submission/save', {
      id: ids.article,
      journal_id: ids.journal,
      language: 'ms',
      checklist: [],
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'checklist-open', errors: [{ path: 'checklist' }] } });
    const start = { id: ids.article, journal_id: ids.journal, language: 'ms', checklist: ['original'] };
    let draft = expectOk(await author.post<Draft>('/api/admin/article-submission/save', start));
    draft = expectOk(await author.post<Draft>('/api/admin/article-submission/save', start));
    expect(draft.contributor).toHaveLength(1);

    const tooEarly = await author.post('/api/admin/article-submission/on-submit', {
      id: ids.article,
      version: draft.version,
    });
    expect(tooEarly).toMatchObject({ status: 422, body: { code: 'submission-incomplete' } });

    draft = expectOk(
      await author.post<Draft>('/api/admin/article-submission/update', {
        id: ids.article,
        version: draft.version,
        article_title: {
          ms: 'Pemulihan hutan <i>Shorea</i> dan CO<sub>2</sub> di paya gambut 🌿',
          en: 'Recovery of peat swamp forest',
        },
        abstract: { ms: 'Kajian sepuluh tahun.' },
        keywords: { ms: ['gambut', 'kebakaran'] },
        declarations: { competing_interests: 'Tiada.' },
      }),
    );
    const stale = await author.post('/api/admin/article-submission/update', {
      id: ids.article,
      version: 1,
      step: 'files',
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    const own = {
      ...draft.contributor[0],
      affiliations: [{ organisation: 'Universiti Putra Malaysia', country: 'MY' }],
    };
    draft = expectOk(
      await author.post<Draft>('/api/admin/contributor/update-contributor', {
        ref_id: ids.article,
        version: draft.version,
        contributor: own,
      }),
    );
    const second = {
      id: newId(),
      name: 'Lim Wei Jian',
      email: 'lim.wei.jian@example.test',
      orcid: '0000-0002-1825-0097',
      affiliations: [{ organisation: 'UMS' }],
    };
    draft = expectOk(
      await author.post<Draft>('/api/admin/contributor/save-contributor', {
        ref_id: ids.article,
        version: draft.version,
        contributor: second,
      }),
    );
    draft = expectOk(
      await author.post<Draft>('/api/admin/submissions/order-contributors', {
        ref_id: ids.article,
        version: draft.version,
        order: [second.id, draft.contributor[0]?.id],
      }),
    );
    expect(draft.contributor.map((one) => one.id)[0]).toBe(second.id);

    const wrong = await author.upload(
      { ref_id: ids.article, type: 'manuscript' },
      { name: 'paper.pdf', content: 'MZ\x90\x00 not a paper at all' },
    );
    expect(wrong).toMatchObject({ status: 415, body: { code: 'wrong-type' } });
    const file = newId();
    expectOk(
      await author.upload(
        { id: file, ref_id: ids.article, type: 'manuscript' },
        { name: '../Nor Azizah.pdf', content: pdf },
      ),
    );
    expectOk(
      await author.upload(
        { id: file, ref_id: ids.article, type: 'manuscript' },
        { name: '../Nor Azizah.pdf', content: pdf },
      ),
    );
    const references = expectOk(
      await author.post<{ doi: string | null }[]>(
        '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list',
        {
          article_id: ids.article,
          entries: [],
          pasted:
            '1. Page S. In the line of fire. 2016. https://doi.org/10.1098/rstb.2015.0176.\n2. Lim W.J. Water table. 2021.',
        },
      ),
    );
    expect(references.map((one) => one.doi)).toEqual(['10.1098/rstb.2015.0176', null]);
    draft = expectOk(await author.post<Draft>('/api/admin/article-submission/get', { id: ids.article }));
    expect(draft.missing).toEqual([]);
    const stranger = await server.as('siti-hajar');
    expect((await stranger.post('/api/admin/article-submission/get', { id: ids.article })).status).toBe(404);
  });

  it('submitting freezes it, numbers it and tells author and journal', async () => {
    const { ids, people, author, article, lastMailTo } = story;
    const draft = expectOk(await author.post<Draft>('/api/admin/article-submission/get', { id: ids.article }));
    const input = { id: ids.article, version: draft.version };
    const both = await Promise.all([
      author.post('/api/admin/article-submission/on-submit', input),
      author.post('/api/admin/article-submission/on-submit', input),
    ]);
    expect(both.map((one) => one.body.number)).toEqual(['JEK-2026-0001', 'JEK-2026-0001']);
    expect((await lastMailTo(people.author)).subject).toContain('JEK-2026-0001');
    expect((await lastMailTo(people.chief)).event).toBe('submission-arrived');
    const frozen = await author.post('/api/admin/article-submission/update', { ...input, step: 'files' });
    expect(frozen).toMatchObject({ status: 422, body: { code: 'submission-frozen' } });
    expect(await article(author)).toMatchObject({ state: 'submitted', turn: 'editor' });
  });

  it('a co-author confirms by the mailed link, without an account, and once', async () => {
    const { author, chief, article, database, server } = story;
    type Authors = { contributor: { name: string; authorship: string | null }[] };
    const authorsSeen = async (who: Visitor) =>
      ((await article(who)) as never as Authors).contributor.map(({ name, authorship }) => [name, authorship]);
    expect(await authorsSeen(author)).toEqual([
      ['Lim Wei Jian', 'asked'],
      ['Nor Azizah', 'confirmed'],
    ]);
    const mail = await database.db
      .selectFrom('messaging.mail')
      .selectAll()
      .where('address', '=', 'lim.wei.jian@example.test')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ event: 'co-author-confirmation', language: 'ms' });
    const token = mail.body.match(/\/authorship\/(\S+)/)?.[1] ?? '';
    const coAuthor = server.visitor();
    const read = {
      article_title: 'Pemulihan hutan <i>Shorea</i> dan CO<sub>2</sub> di paya gambut 🌿',
      number: 'JEK-2026-0001',
      name: 'Lim Wei Jian',
    };
    expect(await coAuthor.post('/api/admin/submissions/read-authorship', { token })).toMatchObject({
      status: 200,
      body: { ...read, state: 'asked', can: { confirm: true, decline: true } },
    });
    expect(await authorsSeen(chief)).toContainEqual(['Lim Wei Jian', 'asked']);
    for (let times = 0; times < 2; times++)
      expect(await coAuthor.post('/api/admin/submissions/confirm-authorship', { token })).toMatchObject({
        status: 200,
        body: { ...read, state: 'confirmed' },
      });
    expect(await authorsSeen(chief)).toContainEqual(['Lim Wei Jian', 'confirmed']);
    const facts = await database.db
      .selectFrom('activity.log')
      .select('event')
      .where('event', '=', 'authorship-was-confirmed')
      .execute();
    expect(facts).toHaveLength(1);
    const guessed = await coAuthor.post('/api/admin/submissions/confirm-authorship', { token: 'x'.repeat(43) });
    expect(guessed).toMatchObject({ status: 422, body: { code: 'link-used' } });
    const rows = await database.db.selectFrom('submissions.contributor').select('confirm_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('the link of a co-author is read by nobody else, not even in the timeline', async () => {
    const { ids, chief } = story;
    const timeline = await chief.post('/api/admin/logs/article', { id: ids.article });
    expect(timeline.status).toBe(200);
    expect(JSON.stringify(timeline.body)).not.toMatch(/\/authorship\/\w/);
  });
};
