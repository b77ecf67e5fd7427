import { merging } from '@naskhah/words/identity/merging';
import { personPage } from '@naskhah/words/identity/person-page';
import { session } from '@naskhah/words/identity/session';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { linkIn, newAccount } from './new-account.ts';
import { expect, test } from './test.ts';

const phrases = { kept: 'gambut pulih sepuluh tahun', other: 'hutan bakau sepuluh tahun' };

test.describe('two accounts become one', () => {
  test('by the word of both addresses', async ({ as, someone, seen }) => {
    const at = (place: string) => `salmah@${place}.test`;
    const [kept, other] = [at('um'), at('usm')];
    const names = { kept: 'Salmah Ibrahim', other: 'S. B. Ibrahim' };
    await newAccount(kept, names.kept, phrases.kept);
    await newAccount(other, names.other, phrases.other);
    const page = await as('admin');
    const admin = actorOn(page);

    const former = await test.step('starts from the record of the account that stays', async () => {
      await page.goto(`/private/user/user-management?q=${other}`);
      await page.getByRole('link', { name: names.other }).click();
      await expect(page.getByRole('heading', { name: names.other, exact: true })).toBeVisible();
      const address = page.url();
      await page.goto(`/private/user/user-management?q=${kept}`);
      await page.getByRole('link', { name: names.kept }).click();
      await admin.press(personPage.more);
      await page.getByRole('menuitem', { name: admin.say(personPage.merge) }).click();
      await page.getByRole('searchbox', { name: admin.say(merging.search) }).fill(other);
      await admin.pressNamed(merging.chooseNamed.en({ name: names.other }));
      await seen(page, 'choose');
      await admin.press(merging.ask);
      await expect(page.getByText(admin.say(merging.underWay))).toBeVisible();
      await seen(page, 'under-way');
      return address;
    });

    const confirm = async (email: string, title: typeof merging.doneTitle) => {
      const { body } = await newestMailTo(email);
      const person = (await someone()).page;
      const actor = actorOn(person);
      await person.goto(linkIn(body, '/merge'));
      await expect(actor.heading(merging.pageTitle)).toBeVisible();
      await seen(person, `asked-${email.split('@')[1]}`);
      await actor.press(merging.confirm);
      await expect(actor.heading(title)).toBeVisible();
      return { person, actor };
    };

    await test.step('waits after the first address has said so, and is done with the second', async () => {
      await confirm(other, merging.waitingTitle);
      const { person, actor } = await confirm(kept, merging.doneTitle);
      await actor.follow(session.backToLogin);
      await actor.write(session.email, other);
      await person.getByLabel(actor.say(session.password)).first().fill(phrases.kept);
      await actor.press(session.login);
      await expect(person.getByRole('button', { name: names.kept })).toBeVisible();
    });

    await test.step('the address of the former account leads to the one that stayed', async () => {
      await page.goto(former);
      await expect(page.getByRole('heading', { name: names.kept, exact: true })).toBeVisible();
      expect(page.url()).not.toBe(former);
      await expect(page.getByText(other)).toBeVisible();
    });
  });
});
