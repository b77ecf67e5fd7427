import { journalSections } from '@naskhah/words/journals/journal-sections';
import { journalPages } from '@naskhah/words/journals/journals';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { ownJournal } from './screens/own-journal.ts';
import { expect, test } from './test.ts';

const record = (journal: string) => `/private/journal-management/journal-information/${journal}`;

test.describe('a journal', () => {
  const sections = (page: Page) => page.getByRole('navigation', { name: journalPages.sections.en });
  const all = [
    'masthead',
    'submission',
    'workflow_management',
    'team_management',
    'form_builder',
    'email_template',
    'article_list',
    'volume',
  ] as const;

  test('shows its manager every section, each at an address of its own', async ({ as, seen }) => {
    const page = await as('manager');
    const journal = await ownJournal(page.request);
    await page.goto(record(journal));
    await expect(sections(page).getByRole('link')).toHaveText(all.map((name) => journalSections[name].en));
    await seen(page, '1-sections');
    for (const name of all.filter((one) => one !== 'masthead')) {
      await page.goto(record(journal));
      await sections(page).getByRole('link', { name: journalSections[name].en }).click();
      await expect(page).toHaveURL(new RegExp(`/journal-information/${journal}/${name}$`));
      await expect(page.getByRole('heading', { level: 2, name: journalSections[name].en })).toBeVisible();
    }
  });

  test('shows a reviewer who has no acl in it what is for everybody, and names the sections that are not theirs', async ({
    as,
  }) => {
    const manager = await as('manager');
    const journal = await ownJournal(manager.request);
    const page = await as('reviewer');
    const acl = page.waitForResponse((answer) => answer.url().includes('get-assigned-acl'));
    await page.goto(record(journal));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await (await acl).json()) as { acl: number }).acl).toBe(0);
    await expect(sections(page).getByRole('link')).toHaveText([journalSections.masthead.en]);
    await expect(sections(page)).toContainText(journalSections.team_management.en);
  });

  test('says calmly to who does not belong to it that its team is for others', async ({ as }) => {
    const manager = await as('manager');
    const journal = await ownJournal(manager.request);
    const page = await as('author');
    await page.goto(record(journal));
    await expect(page.getByRole('main').getByText(ui.partNotYours.en)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows an Administrator all sections, and all where no acl could be had', async ({ as }) => {
    const manager = await as('manager');
    const journal = await ownJournal(manager.request);
    const admin = await as('admin');
    await admin.goto(record(journal));
    await expect(sections(admin).getByRole('link')).toHaveCount(all.length);
    const page = await as('reviewer');
    await page.route('**/get-assigned-acl-user-assigned', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(record(journal));
    await expect(sections(page).getByRole('link')).toHaveCount(all.length);
  });
});
