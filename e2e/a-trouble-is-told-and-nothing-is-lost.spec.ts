import { newId } from '@naskhah/kernel/ids';
import { presetPage } from '@naskhah/words/access/preset-words';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { savedMeanwhile } from '@naskhah/words/saved-meanwhile';
import { wizard } from '@naskhah/words/submissions/wizard';
import { ui } from '@naskhah/words/ui';
import { deciding } from '@naskhah/words/workflow/deciding';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { actorOn } from './actor.ts';
import { decide } from './manuscript/edits.ts';
import { quiet } from './quiet.ts';
import { writtenForms } from './screens/forms.ts';
import { listedArticles } from './screens/listed-articles.ts';
import { expect, test } from './test.ts';

test.describe('a trouble is told and nothing is lost', () => {
  test('when another tab has decided meanwhile', async ({ as, seen }) => {
    const first = actorOn(await as('editor'));
    const waiting = (await listedArticles(first.page.request)).filter(
      ({ state, number }) => state === 'under-review' && number.startsWith('JEK'),
    );
    const address = `/private/article-management/article-workflow/${waiting[0]?.id}`;
    const second = actorOn(await first.page.context().newPage());
    await first.page.goto(address);
    await second.page.goto(address);
    await first.pressNamed(deciding.andSo.en({ decision: decisionWords['request-revisions'].en }));
    const dialog = first.page.getByRole('dialog');
    const letter = 'Surat yang lama ditulis.';
    await dialog.getByRole('textbox', { name: deciding.mail.en }).fill(letter);
    await decide(second, 'decline');
    await dialog.getByRole('button', { name: decisionWords['request-revisions'].en }).click();
    await expect(dialog.getByText(articlePage.changed.en)).toBeVisible();
    await expect(dialog).toContainText(stateWords.declined.en);
    await expect(dialog.getByText(articlePage.noLonger.en)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: deciding.mail.en })).toHaveValue(letter);
    await seen(first.page, 'stale');
  });

  test('when the editor decides while a reply is being written: the open page says so, and the reply stays to be copied', async ({
    as,
    seen,
  }) => {
    const author = actorOn(await as('author'));
    const editor = await as('manager');
    await writtenForms.revision.open(author.page, author);
    const reply = 'We followed every report, and say where we did not.';
    await author.write(deciding.reply, reply);
    const id = author.page.url().match(/[0-9a-f-]{36}/)?.[0];
    const { user } = await (await author.page.request.get('/api/auth/session')).json();
    // As it would stand after the decision; the article itself is left to other journeys.
    await author.page.route('**/get-data-artikel*', async (route) => {
      const response = await route.fetch();
      const record = await response.json();
      record.can.submit_revision = false;
      await route.fulfill({ response, json: record });
    });
    await expect(async () => {
      const data = {
        id: newId(),
        article_id: id,
        recipient_id: [user.usr_id],
        title: 'A',
        subject: 'B',
        message: 'C',
      };
      const sent = await editor.request.post('/api/admin/tasks/message/save-message', { data });
      expect(sent.status(), await sent.text()).toBe(200);
      await expect(author.page.getByText(deciding.decidedMeanwhile.en)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expect(author.page.getByRole('textbox', { name: deciding.reply.en })).toHaveValue(reply);
    await seen(author.page, 'decided-meanwhile');
    await author.press(deciding.letGo);
    await expect(author.page.getByText(deciding.decidedMeanwhile.en)).toHaveCount(0);
  });

  test('when the line breaks in the middle of a draft', async ({ as, seen }) => {
    const author = actorOn(await as('author'));
    const { page } = author;
    await page.goto('/private/article-management/my-submissions');
    await page.getByRole('row').filter({ hasText: 'Draft' }).last().click();
    await page
      .getByRole('link', { name: new RegExp(wizard.metadata.en) })
      .first()
      .click();
    await expect(author.heading(wizard.metadata)).toBeVisible();
    // What draws its menus must be there already when it is turned to the other language.
    await page.getByRole('button', { name: /^EN, / }).focus();
    await quiet(page);
    await page.context().setOffline(true);
    const title = 'Ditulis tanpa sambungan';
    await author.write(wizard.title, title);
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeVisible({ timeout: 20_000 });
    await seen(page, 'offline');
    await page.context().setOffline(false);
    await expect(page.getByText(ui.offline.en({ count: 1 }))).toBeHidden({ timeout: 40_000 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: wizard.title.en }).first()).toHaveText(title);
  });

  test('when two Administrators change one preset', async ({ as, seen }) => {
    const admin = actorOn(await as('admin'));
    const { page } = admin;
    const call = async (act: string, data: object) => {
      const answer = await page.request.post(`/api/admin/access-level-preset/${act}`, { data });
      expect(answer.status()).toBe(200);
      return (await answer.json()) as { version: number; permissions: number; label_en: string; label_ms: string };
    };
    await page.goto('/private/user/role-preset?part=presets');
    const listing = page.waitForResponse('**/access-level-preset/listing');
    await page.reload();
    const { rows } = (await (await listing).json()) as { rows: { journal_id: string }[] };
    const id = newId();
    const own = { permissions: 0, functions: 0, label_ms: 'Penyemak', label_en: `Checker ${id.slice(-6)}` };
    const stages = { submission: 'none', review: 'none', copyediting: 'none', production: 'none', publication: 'none' };
    const { version } = await call('save', { ...own, id, stages, journal_id: rows[0]?.journal_id });
    await page.reload();
    await admin.pressNamed(`${presetPage.edit.en}: ${own.label_en}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: presetPage.nameEn.en }).fill('Reader of proofs');
    await call('update', { id, version, label_en: 'Checker of proofs', label_ms: 'Penyemak pruf' });
    await dialog.getByRole('button', { name: presetPage.save.en, exact: true }).click();
    await admin.press(ui.ok);
    await expect(dialog.getByText(savedMeanwhile.title.en)).toBeVisible();
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([presetPage.nameEn.en]);
    await expect(dialog.getByRole('textbox', { name: presetPage.nameMs.en })).toHaveValue('Penyemak pruf');
    await seen(page, 'saved-meanwhile');
    await dialog.getByRole('button', { name: savedMeanwhile.keep.en }).click();
    await dialog.getByRole('button', { name: presetPage.save.en, exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await call('retrieve', { id })).toMatchObject({ label_en: 'Reader of proofs', label_ms: 'Penyemak pruf' });
  });

  test('when an address belongs to others, who are not named', async ({ as }) => {
    const editor = await as('editor');
    const [article] = await listedArticles(editor.request);
    const stranger = await as('reviewer2');
    await stranger.goto(`/private/article-management/submission/${article?.id}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(wizard.notFound.en);
    await stranger.goto(`/private/journal-management/journal-information/${article?.id}/volume`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(ui.notFound.en);
    await stranger.goto('/private/journal-management/journal-verification');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(ui.noPermission.en);
  });
});
