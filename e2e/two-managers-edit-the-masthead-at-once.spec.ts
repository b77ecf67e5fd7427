import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import { savedMeanwhile } from '@naskhah/words/saved-meanwhile';
import { actorOn } from './actor.ts';
import { expect, test } from './test.ts';

type Rows = { rows: { id: string; path: string }[] };

test('two managers edit the masthead at once: the second sees what changed, and nothing is lost', async ({
  as,
  seen,
}) => {
  const [first, second] = [await as('manager'), await as('admin')];
  const listed = await first.request.post('/api/admin/journals/journal-listing', { data: { filters: {}, size: 50 } });
  const id = ((await listed.json()) as Rows).rows.find(({ path }) => path === 'bjph')?.id ?? '';
  for (const page of [first, second]) await page.goto(`/private/journal-management/journal-registration/${id}`);
  const [manager, admin] = [actorOn(first), actorOn(second)];
  const year = first.getByRole('textbox', { name: manager.say(registration.firstYear) });
  await expect(year).toBeVisible();
  // Name and numbers were verified: nobody changes them here.
  await expect(first.getByText(manager.say(journalForm.locked))).toBeVisible();

  await admin.write(registration.firstYear, '2001');
  await admin.write(journalForm.website, 'https://bjph.example.my');
  await admin.press(journalForm.save);
  await expect(second).toHaveURL(/journal-information/);

  await year.fill('2002');
  await manager.press(journalForm.save);
  const note = first.getByRole('alert').filter({ hasText: manager.say(savedMeanwhile.title) });
  await expect(note).toContainText(manager.say(registration.firstYear));
  await expect(note).not.toContainText(manager.say(journalForm.website));
  await seen(first, '1-saved-meanwhile');
  const close = first.getByRole('dialog').getByRole('button').first();
  if (await close.isVisible()) await close.click();
  await note.getByRole('button', { name: manager.say(savedMeanwhile.keep) }).click();
  await manager.press(journalForm.save);
  await expect(first).toHaveURL(/journal-information/);
  const read = await first.request.post(`/api/admin/journals/p/${id}`, { data: {} });
  expect(await read.json()).toMatchObject({ first_year: 2002, website: 'https://bjph.example.my' });
});
