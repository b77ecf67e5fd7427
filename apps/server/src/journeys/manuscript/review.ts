import { newId } from '@naskhah/kernel/ids';
import { expect, it } from 'vitest';
import { expectOk, pdf, type Story } from './story.ts';

/** From the first look to the revised version. */
export const tellsReview = (story: Story): void => {
  it('an editor is assigned and sends it to review', async () => {
    const { ids, people, chief, article, lastMailTo } = story;
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
    const { ids, people, chief, article, lastMailTo, server } = story;
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
    expect((await reviewer.post('/api/auth/look-at-review-link', { token: 'a'.repeat(43) })).status).toBe(422);
    // Looking at a link tells of the journal and the article, and of nobody.
    const looked = await reviewer.post<object>('/api/auth/look-at-review-link', { token });
    expectOk(looked);
    expect(Object.keys(looked.body).sort().join(' ')).toBe(
      'answer_due article_title eissn issn journal_en journal_ms language review_due state',
    );
    expect(reviewer.cookie()).toBe('');
    const planted = { cookie: 'naskhah=planted-by-somebody-else' };
    expectOk(await reviewer.post('/api/auth/open-review-link', { token }, planted));
    expect(reviewer.cookie()).toMatch(/^naskhah=[\w-]{43}$/);
    const page = expectOk(await reviewer.post('/api/admin/workflow/get-review', { id: ids.review }));
    expect(page.contributor).toBeNull();
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
    const { ids, author, chief, article, server } = story;
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
};
