import { contract } from '@naskhah/contract/contract';
import { newId } from '@naskhah/kernel/ids';
import { limitsOf } from '@naskhah/testing/statement-limits';
import { tableContents } from '@naskhah/testing/table-contents';
import { testDatabase } from '@naskhah/testing/test-database';
import { type Answer, type MadeCall, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const expectOk = <T>({ status, body }: Answer<T>): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

type Draft = { id: string; version: number; missing: { code: string }[]; contributor: { id: string }[] };
type Article = {
  version: number;
  state: string;
  turn: string;
  stage: string;
  can: Record<string, boolean & string[]>;
  rounds: { id: string; reviews: { id: string; reviewer: { name: string }; state: string }[] }[];
  stage_work: { id: string }[];
};
type Issue = { id: string; version: number; state: string; missing: unknown[]; can: Record<string, boolean> };

describe("an author's manuscript becomes a published article", () => {
  const ids = {} as Record<'journal' | 'article' | 'issue' | 'volume' | 'review', string>;
  let author: Visitor;
  let manager: Visitor;
  let chief: Visitor;
  let secretariat: Visitor;
  let people: Record<string, string>;

  const article = async (who: Visitor): Promise<Article> =>
    expectOk(
      await who.get(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${ids.article}`),
    ) as never;
  const lastMailTo = async (person: string | undefined) =>
    database.db
      .selectFrom('messaging.mail')
      .selectAll()
      .where('person_id', '=', person ?? '')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const give = async (journal: string, person: string | undefined, code: string) => {
    const preset = await database.db
      .selectFrom('access.preset')
      .select('id')
      .where('journal_id', '=', journal)
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('access.assigned_preset')
      .values({
        id: newId(),
        journal_id: journal,
        person_id: person ?? '',
        preset_id: preset.id,
        assigned_at: new Date(),
      })
      .execute();
  };

  beforeAll(async () => {
    people = {
      manager: await server.person('rashidah-ahmad'),
      chief: await server.person('nurul-huda'),
      author: await server.person('nor-azizah'),
      reviewer: await server.person('siti-hajar'),
      copyeditor: await server.person('christopher-ling'),
      layout: await server.person('priya-ramasamy'),
      secretariat: await server.person('faridah-ghani', [2, 6]),
    };
    manager = await server.as('rashidah-ahmad');
    chief = await server.as('nurul-huda');
    author = await server.as('nor-azizah');
    secretariat = await server.as('faridah-ghani');
  });

  it('a journal is registered, submitted and verified', async () => {
    ids.journal = newId();
    const form = {
      id: ids.journal,
      path: 'jek',
      name_en: 'Journal of Tropical Ecology',
      name_ms: 'Jurnal Ekologi Khatulistiwa',
      abbreviation: 'JEK',
      publisher: 'Persatuan Ekologi',
      disciplines: ['1.6'],
      license: 'https://creativecommons.org/licenses/by/4.0/',
      submis_checklist: [{ id: 'original', text: { en: 'The work is original.', ms: 'Karya ini asli.' } }],
    };
    const created = expectOk(
      await manager.post<{ version: number; state: string }>('/api/admin/journals/save-journal', form),
    );
    expect(created.state).toBe('draft');
    const again = await manager.post('/api/admin/journals/save-journal', form);
    expect(again.status).toBe(200);
    expect((await author.post('/api/admin/journals/get-journals', { id: ids.journal })).status).toBe(404);

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
        version: submitted.version,
        verdict: 'verified',
      }),
    );
    expect(verified.state).toBe('active');
    expect((await lastMailTo(people.manager)).event).toBe('journal-verified');
    await give(ids.journal, people.chief, 'editor-in-chief');
    await give(ids.journal, people.copyeditor, 'copyeditor');
    await give(ids.journal, people.layout, 'layout-editor');
  });

  it('the author fills the steps and is told what is missing until nothing is', async () => {
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
        article_title: { ms: 'Pemulihan hutan paya gambut 🌿', en: 'Recovery of peat swamp forest' },
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
    type Authors = { authors: { name: string; authorship: string | null }[] };
    const authorsSeen = async (who: Visitor) =>
      ((await article(who)) as never as Authors).authors.map(({ name, authorship }) => [name, authorship]);
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
    const read = { article_title: 'Pemulihan hutan paya gambut 🌿', number: 'JEK-2026-0001', name: 'Lim Wei Jian' };
    expect(await coAuthor.post('/api/admin/submissions/read-authorship', { token })).toMatchObject({
      status: 200,
      body: { ...read, confirmed: false },
    });
    expect(await authorsSeen(chief)).toContainEqual(['Lim Wei Jian', 'asked']);
    for (let times = 0; times < 2; times++)
      expect(await coAuthor.post('/api/admin/submissions/confirm-authorship', { token })).toMatchObject({
        status: 200,
        body: { ...read, confirmed: true },
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
    const timeline = await chief.post('/api/admin/logs/article', { id: ids.article });
    expect(timeline.status).toBe(200);
    expect(JSON.stringify(timeline.body)).not.toMatch(/\/authorship\/\w/);
  });

  it('an editor is assigned and sends it to review', async () => {
    const before = await article(chief);
    const early = await chief.post('/api/admin/workflow/send-to-review', {
      article_id: ids.article,
      version: before.version,
    });
    expect(early).toMatchObject({ status: 422, body: { code: 'editor-missing' } });
    expectOk(
      await chief.post('/api/admin/participant/save-participant', {
        article_id: ids.article,
        user_id: people.chief,
        role: 'editor',
      }),
    );
    expect((await article(chief)).state).toBe('first-look');
    const preview = expectOk(
      await chief.post<{ mail: { subject: string } }>('/api/admin/workflow/preview-decision', {
        article_id: ids.article,
        kind: 'send-to-review',
      }),
    );
    expect(preview.mail.subject).toContain('JEK-2026-0001');
    expectOk(
      await chief.post('/api/admin/workflow/send-to-review', {
        article_id: ids.article,
        version: before.version,
        mail: { subject: 'Your article is in review', body: 'It went out today. {{unknown}}' },
      }),
    );
    expect(await lastMailTo(people.author)).toMatchObject({
      subject: 'Your article is in review',
      body: 'It went out today. {{unknown}}',
    });
    expect((await article(chief)).state).toBe('pending-reviewers');
    const twice = await chief.post('/api/admin/workflow/send-to-review', {
      article_id: ids.article,
      version: before.version,
    });
    expect(twice.status).toBe(409);
  });

  it('a reviewer accepts and reviews from the link alone', async () => {
    const invitation = { kind: 'review', article_id: ids.article, user_id: people.reviewer };
    ids.review = newId();
    expectOk(await chief.post('/api/admin/tasks/request/save-request', { ...invitation, id: ids.review }));
    const twice = await chief.post('/api/admin/tasks/request/save-request', invitation);
    expect(twice).toMatchObject({ status: 422, body: { code: 'already-invited' } });
    expect((await article(chief)).state).toBe('awaiting-responses');
    const mail = await lastMailTo(people.reviewer);
    const token = mail.body.match(/\/review\/(\S+)/)?.[1];

    const reviewer = server.visitor();
    expect((await reviewer.post('/api/auth/open-review-link', { token: 'a'.repeat(43) })).status).toBe(422);
    const planted = { cookie: 'naskhah=planted-by-somebody-else' };
    expectOk(await reviewer.post('/api/auth/open-review-link', { token }, planted));
    expect(reviewer.cookie()).toMatch(/^naskhah=[\w-]{43}$/);
    const page = expectOk(await reviewer.post('/api/admin/workflow/get-review', { id: ids.review }));
    expect(page.authors).toBeNull();
    expect(JSON.stringify(page)).not.toMatch(/Azizah|Wei Jian|Putra/);
    expect((await reviewer.post('/api/admin/articles/get-article-listing', { filters: {} })).status).toBe(403);

    const early = await reviewer.post('/api/admin/tasks/save-respond', {
      id: ids.review,
      version: page.version,
      act: 'submit',
    });
    expect(early).toMatchObject({ status: 422, body: { code: 'not-answered' } });
    const accepted = expectOk(
      await reviewer.post('/api/admin/tasks/save-respond', { id: ids.review, version: page.version, act: 'accept' }),
    );
    expect((await article(chief)).state).toBe('under-review');
    const files = accepted.files as { id: string; filename: string }[];
    expect(files.map((file) => file.filename)).toEqual(['manuscript.pdf']);
    const download = await reviewer.raw(`/media/files/download-file?id=${files[0]?.id}`);
    expect(download.status).toBe(200);
    expect(String(download.headers['content-disposition'])).not.toContain('Azizah');

    const unfinished = await reviewer.post('/api/admin/tasks/save-respond', {
      id: ids.review,
      version: accepted.version,
      act: 'submit',
    });
    expect(unfinished).toMatchObject({ status: 422, body: { errors: [{ path: 'recommendation' }] } });
    const written = {
      id: ids.review,
      recommendation: 'minor-revision',
      comments_to_author: 'Please add the water table series.',
      comments_to_editor: 'Solid work.',
    };
    const kept = expectOk(
      await reviewer.post('/api/admin/tasks/save-respond', { ...written, version: accepted.version, act: 'save' }),
    );
    expect(JSON.stringify(await article(chief))).not.toMatch(/water table series|Solid work|minor-revision/);
    expectOk(
      await reviewer.post('/api/admin/tasks/save-respond', {
        ...written,
        version: kept.version,
        act: 'submit',
      }),
    );
    expect((await article(chief)).state).toBe('reviews-ready');
  });

  it('the author sees the decision and not the reviewer, and sends the revised version', async () => {
    const before = await article(chief);
    const letter = expectOk(
      await chief.post<{ revisions_due: string; mail: { body: string } }>('/api/admin/workflow/preview-decision', {
        article_id: ids.article,
        kind: 'request-revisions',
        revisions_due: '2027-01-15',
      }),
    );
    expect(letter).toMatchObject({ revisions_due: '2027-01-15' });
    expect(letter.mail.body).toMatch(/15 Januar[iy] 2027/);
    const list = '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-reference-list';
    expect(expectOk(await chief.post<unknown[]>(list, { article_id: ids.article }))).toHaveLength(2);
    const passerBy = await server.as('christopher-ling');
    expect((await passerBy.post(list, { article_id: ids.article })).status).toBe(404);
    expectOk(
      await chief.post('/api/admin/workflow/decide', {
        article_id: ids.article,
        version: before.version,
        kind: 'request-revisions',
      }),
    );
    const seen = await article(author);
    expect(seen).toMatchObject({ state: 'revisions-requested', turn: 'author' });
    expect(JSON.stringify(seen)).not.toContain('Siti Hajar');
    expect(JSON.stringify(seen)).not.toContain('Solid work');
    expect(JSON.stringify(seen)).toContain('water table series');
    const timeline = expectOk(await author.post('/api/admin/logs/article', { id: ids.article }));
    expect(JSON.stringify(timeline)).not.toContain('Siti Hajar');

    const letters = expectOk(await chief.post('/api/admin/logs/article', { id: ids.article })) as unknown as {
      log_title: string;
      log_ref: { email_template: { subject: string } | null };
    }[];
    expect(letters.find((one) => one.log_title === 'Decision')?.log_ref.email_template?.subject).toBe(
      'Your article is in review',
    );
    const empty = await author.post('/api/admin/article-revision/save', {
      article_id: ids.article,
      version: seen.version,
    });
    expect(empty).toMatchObject({ status: 422, body: { code: 'revision-file-missing' } });
    expectOk(
      await author.upload({ ref_id: ids.article, type: 'revision' }, { name: 'revised.pdf', content: `${pdf}revised` }),
    );
    expectOk(
      await author.post('/api/admin/article-revision/save', {
        article_id: ids.article,
        version: seen.version,
        reply: 'Added.',
      }),
    );
    expect((await article(chief)).state).toBe('revisions-submitted');
  });

  it('it is accepted, copyedited and produced', async () => {
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
    expectOk(
      await copyeditor.upload(
        { ref_id: ids.article, type: 'copyedited' },
        { name: 'copyedited.pdf', content: `${pdf}copy` },
      ),
    );
    expectOk(
      await copyeditor.post('/api/admin/workflow/finish-stage-work', {
        article_id: ids.article,
        id: forCopyeditor.stage_work[0]?.id,
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
    const work = (await article(layout)).stage_work.at(-1);
    expectOk(await layout.post('/api/admin/workflow/finish-stage-work', { article_id: ids.article, id: work?.id }));
    expect((await article(chief)).state).toBe('ready-to-schedule');
  });

  it('it is set into an issue, approved by two people, and public', async () => {
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
        pages: '211-229',
      }),
    );
    expect((await article(chief)).state).toBe('scheduled');
    issue = expectOk(await manager.post<Issue>(`${base}/get-issue-data`, { id: ids.issue }));
    expect(issue.missing).toEqual([]);

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
    expect(issue.state).toBe('public');
    expect((await article(author)).state).toBe('published');
  });

  it('every list and page stays within the statements that it declares', async () => {
    const admin = await server.person('ahmad-faizal', [1, 6]).then(() => server.as('ahmad-faizal'));
    const { journal, article: article_id, issue: issue_id } = ids;
    const menu = { acl: 6, id: people.manager };
    const journals = '/api/admin/pengurusan-jurnal';
    const mail = { event: 'submission-arrived', journal_id: journal };
    for (const path of ['/api/get-ref/all', '/api/auth/session', '/api/portal/setting', '/general/r/get-user-function'])
      expectOk(await manager.get(path));
    const asked: [string, object][] = [
      ['/api/admin/identity/get-profile', {}],
      ['/api/admin/identity/get-sign-in', {}],
      ['/api/auth/change-language', { language: 'en' }],
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
      ['/api/admin/desk/workspace-sections', { journal }],
      ['/api/admin/journals/journal-listing', {}],
      ['/api/admin/desk/list-saved-views', { list: 'workspace' }],
      ['/api/admin/article-submission/get-my-article-list', {}],
      ['/api/admin/tasks/workflow/get-my-assign', {}],
      ['/api/admin/desk/command-search', { q: 'peat' }],
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
    for (const call of ['list-people', 'list-invitations', 'get-person', 'person-activity'])
      expectOk(await admin.post(`/api/admin/desk/${call}`, { usr_id: people.manager }));
    expectOk(await admin.post('/api/admin/access/list-roles'));
    expectOk(await admin.post('/api/admin/access/read-portal-settings'));
    expectOk(await admin.post('/api/admin/reference-data/list-codes', { list: 'license' }));
    expectOk(await admin.post('/api/auth/find-people', { q: 'nor' }));
    expectOk(await chief.post('/api/admin/workflow/editors-for', { article_ids: [article_id] }));
    const missing = limitsOf(contract).filter(({ name, reads }) => reads && !server.counted.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('for the manager of another journal none of it is there, whatever is asked or sent', async () => {
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
    // An open journal has a public masthead; who may verify and who holds which access are asked before the record.
    const open = ['/api/admin/journals/get-journals', `/api/admin/journals/p/${ids.journal}`];
    const notTheirs = [
      '/api/admin/journals/verify-journal',
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

  it('the log of the article is one unbroken chain', async () => {
    const { verifyChain } = await import('@naskhah/modules/activity');
    expect(await verifyChain(database.db, 'article', ids.article)).toBeUndefined();
  });
});
