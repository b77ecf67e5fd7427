import { randomUUID } from 'node:crypto';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { ui } from '@naskhah/words/ui';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import type { APIRequestContext } from '@playwright/test';
import { actorOn } from './actor.ts';
import { manuscript, pdfOf } from './manuscript/manuscript.ts';
import { expect, test } from './test.ts';

type Draft = { version: number; contributor: object[] };
type Journal = { id: string; name_en: string; submis_checklist: { id: string }[] };

const title = 'Salt in the wells of two islands';

/** The author's browser sends an article whose byline names this address; answers its id. */
const sendNaming = async (browser: APIRequestContext, email: string, paper: Buffer): Promise<string> => {
  const call = async <T>(path: string, data: object): Promise<T> => {
    const answer = await browser.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const journals = await call<Journal[]>('/api/admin/journals/open-journals', { q: manuscript.journal.slice(0, 12) });
  const journal = journals.find(({ name_en }) => name_en === manuscript.journal);
  const [id, admin] = [randomUUID(), '/api/admin'];
  const checklist = (journal?.submis_checklist ?? []).map((item) => item.id);
  const start = { id, journal_id: journal?.id, language: 'en', checklist };
  let draft = await call<Draft>(`${admin}/article-submission/save`, start);
  draft = await call<Draft>(`${admin}/article-submission/update`, {
    id,
    version: draft.version,
    article_title: { en: title },
    abstract: { en: 'The wells of two islands were measured for a year.' },
    keywords: { en: ['wells', 'salt'] },
    declarations: { competing_interests: 'None.' },
  });
  const affiliations = [{ organisation: 'Universiti Malaysia Sabah' }];
  const ref_id = id;
  draft = await call<Draft>(`${admin}/contributor/update-contributor`, {
    ref_id,
    version: draft.version,
    contributor: { ...draft.contributor[0], affiliations },
  });
  draft = await call<Draft>(`${admin}/contributor/save-contributor`, {
    ref_id,
    version: draft.version,
    contributor: { id: randomUUID(), name: 'N. H. Ismail', email, affiliations },
  });
  const saved = await browser.post('/media/files/save-file', {
    multipart: {
      attachment_metadata: JSON.stringify({ ref_id, type: 'manuscript' }),
      attachment: { name: 'wells.pdf', mimeType: 'application/pdf', buffer: paper },
    },
  });
  expect(saved.ok()).toBe(true);
  await call(`${admin}/article-submission/on-submit`, { id, version: draft.version });
  return id;
};

test('an editor who is a co-author sees nothing', async ({ as, seen }) => {
  const author = await as('author');
  const paper = await pdfOf(author, title, 'The wells of two islands were measured for a year.');
  const id = await sendNaming(author.context().request, 'editor@demo.test', paper);
  const address = `/private/article-management/article-workflow/${id}`;

  await test.step('the manager finds the article, and the editor cannot be chosen to edit it', async () => {
    const page = await as('manager');
    const actor = actorOn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page
      .getByRole('button', { name: actor.say(reviewRound.assignEditor), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Nurul Huda');
    await expect(dialog.getByText(actor.say(reviewRound.conflictAuthor))).toBeVisible();
    const named = { act: actor.say(reviewRound.assign), name: 'Nurul Huda Ismail' };
    await expect(dialog.getByRole('button', { name: reviewRound.actionFor.en(named) })).toBeDisabled();
    await seen(page, '1-not-to-be-chosen');
  });

  await test.step('the editor finds it nowhere', async () => {
    const page = await as('editor');
    const actor = actorOn(page);
    await page.getByRole('searchbox', { name: actor.say(workspace.search) }).fill('Salt in the wells');
    await expect(page).toHaveURL(/q=Salt/);
    await expect(page.getByText(title)).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText(actor.say(ui.notFound)).first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await seen(page, '2-nothing');
  });
});
