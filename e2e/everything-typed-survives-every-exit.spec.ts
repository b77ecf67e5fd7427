import { journalForm } from '@naskhah/words/journals/journal-form';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { formNames } from '../apps/web/src/forms/form-names.ts';
import { actorOn } from './actor.ts';
import { quiet } from './quiet.ts';
import { type Written, writtenForms } from './screens/forms.ts';
import { expect, test } from './test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: ui.leaveUnsaved.en });
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link').first();
const typed = 'typed 🌧 كتب';

/** What somebody does who does not mean to leave. */
const exits: Record<Exclude<Written['stands'], 'saving itself'>, Record<string, (page: Page) => Promise<unknown>>> = {
  'in a dialog': {
    Escape: (page) => page.keyboard.press('Escape'),
    'a click beside it': (page) => page.mouse.click(5, 5),
    'the cross': (page) =>
      page.getByRole('dialog').last().getByRole('button', { name: ui.close.en, exact: true }).click(),
    'the way back': (page) => page.evaluate(() => history.back()),
  },
  'on the page': {
    'a link': (page) => home(page).click(),
    'the way back': (page) => page.evaluate(() => history.back()),
  },
};

test.describe('everything typed survives every exit', () => {
  for (const name of formNames) {
    const { account, open, field, stands } = writtenForms[name];
    test(`of the form ${name}`, async ({ as }) => {
      const page = await as(account);
      const actor = actorOn(page);
      const box = () => field(page, actor);
      await open(page, actor);
      await box().waitFor();
      await quiet(page);
      const before = await box().inputValue();
      await box().fill(typed);

      if (stands === 'saving itself') {
        await home(page).click();
        await expect(box()).toHaveCount(0);
        await open(page, actor);
        await expect(box()).toHaveValue(typed);
        await box().fill(before);
        await home(page).click();
        await expect(box()).toHaveCount(0);
        return;
      }

      for (const [exit, leave] of Object.entries(exits[stands]))
        await test.step(`by ${exit}, and staying`, async () => {
          await leave(page);
          await question(page).waitFor();
          if (exit === 'Escape') await page.keyboard.press('Escape');
          else await question(page).getByRole('button', { name: ui.cancelLoud.en, exact: true }).click();
          await expect(question(page)).toHaveCount(0);
          await expect(box()).toHaveValue(typed);
        });

      await test.step('by loading the page anew', async () => {
        page.once('dialog', (asked) => {
          expect(asked.type()).toBe('beforeunload');
          void asked.accept();
        });
        await page.reload();
        page.on('dialog', (asked) => void asked.accept());
        await open(page, actor);
        await expect(box()).toHaveValue(typed);
        await expect(page.getByText(ui.typedBefore.en).first()).toBeVisible();
      });

      await test.step('and is gone once it was let go', async () => {
        const [[, leave] = []] = Object.entries(exits[stands]);
        await leave?.(page);
        await question(page).getByRole('button', { name: ui.ok.en, exact: true }).click();
        await expect(question(page)).toHaveCount(0);
        await open(page, actor);
        await expect(box()).toHaveValue(before);
      });
    });
  }

  test('and nothing that was saved comes back as if it were not', async ({ as }) => {
    const page = await as('manager');
    const { open, field } = writtenForms.journal;
    const actor = actorOn(page);
    await open(page, actor);
    const box = field(page, actor);
    const before = await box.inputValue();
    for (const value of [`${before} and Plantations`, before]) {
      await box.fill(value);
      await page.getByRole('button', { name: journalForm.save.en, exact: true }).click();
      await expect(page).toHaveURL(/journal-information/);
      await open(page, actor);
      await expect(box).toHaveValue(value);
      await expect(page.getByText(ui.typedBefore.en)).toHaveCount(0);
    }
  });

  test('and a contributor who came back after a reload is saved beside the one before', async ({ as }) => {
    const page = await as('author');
    page.on('dialog', (asked) => void asked.accept());
    const actor = actorOn(page);
    const { open } = writtenForms.contributor;
    const name = page.getByRole('textbox', { name: wizardPeople.organisationName.en });
    const begin = async (group: string) => {
      await open(page, actor);
      await page.getByRole('radio', { name: wizardPeople.organisation.en }).check();
      await name.fill(group);
      await page.getByLabel(wizardPeople.institution.en).first().fill('Universiti Malaya');
      await page.keyboard.press('Escape');
    };
    const listed = (group: string) => page.locator('[data-field="contributor"] li').filter({ hasText: group });
    await begin('Peat Study Group');
    await actor.press(wizardPeople.done);
    await expect(name).toHaveCount(0);
    await begin('Mangrove Study Group');
    await page.reload();
    await expect(name).toHaveValue('Mangrove Study Group');
    await actor.press(wizardPeople.done);
    await expect(name).toHaveCount(0);
    await page.reload();
    await expect(listed('Peat Study Group')).toHaveCount(1);
    await expect(listed('Mangrove Study Group')).toHaveCount(1);
    await expect(name).toHaveCount(0);
  });
});
