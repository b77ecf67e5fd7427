import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import { messaging } from '@naskhah/words/tasks/messages';
import type { APIRequestContext } from '@playwright/test';
import { actorOn } from './actor.ts';
import { expect, test } from './test.ts';

type Rows = { rows: { id: string; path: string }[] };
const journalNamed = async (person: APIRequestContext, path: string): Promise<string> => {
  const answer = await person.post('/api/admin/journals/journal-listing', { data: { filters: {}, size: 50 } });
  const found = ((await answer.json()) as Rows).rows.find((row) => row.path === path);
  if (!found) throw new Error(`the demo world has no journal ${path}`);
  return found.id;
};
const at = (page: string, journal: string) => `/private/journal-management/${page}/${journal}`;

const question = 'Who looks after the special issue?';
const answer = 'I do, with the guest editor.';

test.describe('a journal’s team writes to each other', () => {
  test('from the Team section, to somebody chosen from a list, who answers', async ({ as, seen }) => {
    const page = await as('editor');
    const editor = actorOn(page);
    const journal = await journalNamed(page.request, 'jek');
    await page.goto(at('journal-information', journal));
    await editor.follow(journalSections.team_management);
    await editor.press(messaging.writeToTeam);
    await editor.press(messaging.send);
    await expect(page.getByText(editor.say(messaging.nobodyChosen))).toBeVisible();
    await editor.choose(messaging.recipients, 'Tan Mei Fong · Section Editor');
    await editor.write(messaging.text, question);
    await seen(page, '1-writing');
    await editor.pressTwice(messaging.send);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(question)).toHaveCount(1);

    const other = await as('section-editor');
    const actor = actorOn(other);
    await other.goto(at('journal-information', journal));
    await actor.follow(messaging.teamTitle);
    const item = other.getByRole('listitem').filter({ hasText: question });
    await item.getByRole('button', { name: actor.say(messaging.answer) }).click();
    await actor.write(messaging.text, answer);
    await seen(other, '2-answering');
    await actor.pressTwice(messaging.send);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(other.getByText(answer)).toHaveCount(1);

    await page.goto(at('journal-messages', journal));
    await expect(page.getByText(answer)).toHaveCount(1);
    await seen(page, '3-answered');
  });
});

test.describe('a journal’s files', () => {
  test('are its own once it is saved, and its cover stands on its public page', async ({ as, someone, seen }) => {
    const page = await as('manager');
    const manager = actorOn(page);
    const journal = await journalNamed(page.request, 'bjph');
    await page.goto(at('journal-registration', journal));
    const drawn = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 420 });
      canvas.getContext('2d')?.fillRect(0, 0, 300, 420);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await manager.give(journalForm.coverChoose, 'cover.png', 'image/png', Buffer.from(drawn, 'base64'));
    await expect(page.getByRole('img', { name: manager.say(journalForm.coverOf) })).toBeVisible();
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    await manager.give(journalForm.policy, 'ethics.pdf', 'application/pdf', pdf);
    await page.getByRole('textbox', { name: /ethics\.pdf/ }).fill('Ethics of publishing');
    await seen(page, '1-files');
    await manager.press(journalForm.save);
    await expect(page).toHaveURL(/journal-information/);
    await expect(page.getByRole('link', { name: 'Ethics of publishing' })).toBeVisible();
    await seen(page, '2-saved');

    const { page: reader } = await someone();
    await reader.goto('/j/bjph/');
    const cover = reader.locator('img.jcover').first();
    await expect(cover).toBeVisible();
    expect(await cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await seen(reader, '3-public');
  });
});
