import { accountSecurity } from '@naskhah/words/identity/account-security';
import { session } from '@naskhah/words/identity/session';
import { actorOn } from './actor.ts';
import { newPassword, newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Latifah Ibrahim';

test.describe('a session on another device is ended', () => {
  test('from the list of devices, and that device asks to log in again', async ({ someone, seen }) => {
    const here = await someone();
    const email = await newPerson(here.context.request, name);
    const there = await someone();
    await there.page.goto('/');
    await there.page.getByLabel(session.email.en).fill(email);
    await there.page.getByRole('textbox', { name: session.password.en, exact: true }).fill(newPassword);
    await there.page.getByRole('button', { name: session.login.en, exact: true }).click();
    await expect(there.page).toHaveURL(/\/private\/article-management\/workspace/);

    const actor = actorOn(here.page);
    await here.page.goto('/private/user/user-profile?part=devices');
    const rows = here.page.getByRole('main').locator('section').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(actor.say(accountSecurity.thisDevice));
    await seen(here.page, '1-devices');
    await rows.last().getByRole('button').click();
    await seen(here.page, '2-sure');
    await actor.confirm();
    await expect(rows).toHaveCount(1);

    await there.page.reload();
    await expect(there.page.getByRole('heading', { name: session.login.en })).toBeVisible();
    await here.page.reload();
    await expect(rows).toHaveCount(1);
  });
});
