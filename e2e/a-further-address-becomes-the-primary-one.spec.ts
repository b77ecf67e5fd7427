import { account } from '@naskhah/words/identity/account';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { invitations } from '@naskhah/words/identity/invitations';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { ownEmails } from '@naskhah/words/identity/own-emails';
import { ui } from '@naskhah/words/ui';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { linkIn } from './new-account.ts';
import { newPassword, newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Norliza Hashim';

test.describe('a further address becomes the primary one', () => {
  test('added, confirmed by its link, and the former one removed', async ({ someone, seen }) => {
    const { page, context } = await someone();
    const first = await newPerson(context.request, name);
    const further = first.replace('example', 'um');
    const actor = actorOn(page);
    const security = '/private/user/user-profile?part=security';

    await test.step('asks for a mail to the address, with the password', async () => {
      await page.goto(security);
      await actor.press(ownEmails.add);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: actor.say(ownEmails.address) }).fill(further);
      await dialog.getByRole('textbox', { name: actor.say(accountSecurity.presentPassword) }).fill(newPassword);
      await seen(page, '1-add');
      await dialog.getByRole('button', { name: actor.say(ownEmails.add), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(further)).toBeVisible();
      const primary = page.getByRole('button', { name: ownEmails.primaryNamed.en({ name: further }) });
      await expect(primary).toHaveCount(0);
      await seen(page, '2-waits');
    });

    await test.step('opens the link and comes back to the list', async () => {
      await page.goto(linkIn((await newestMailTo(further)).body, '/private/user/confirm-email'));
      await actor.press(invitations.confirmAddress);
      await expect(page).toHaveURL(/part=security/);
      await actor.pressNamed(ownEmails.primaryNamed.en({ name: further }));
      await expect(page.getByText(actor.say(ownEmails.madePrimary))).toBeVisible();
      await seen(page, '3-primary');
    });

    await test.step('removes the former one', async () => {
      await actor.pressNamed(ownEmails.removeNamed.en({ name: first }));
      await seen(page, '4-remove');
      await actor.confirm();
      await expect(page.getByText(first)).toBeHidden();
      expect((await newestMailTo(first)).body).not.toContain('{{');
    });

    await test.step('shows the new one, and keeps what is written about the work', async () => {
      await page.goto('/private/user/user-profile');
      await expect(page.getByText(further)).toBeVisible();
      const about = page.getByRole('textbox', { name: actor.say(ownAccount.biographyMs) });
      await about.fill('Mengkaji pemulihan paya bakau.');
      await seen(page, '5-about');
      await actor.press(account.save);
      await expect(page.getByRole('dialog')).toContainText(actor.say(ui.dataUpdated));
      await page.reload();
      await expect(about).toHaveValue('Mengkaji pemulihan paya bakau.');
    });
  });
});
