import { accountSecurity } from '@naskhah/words/identity/account-security';
import { signingIn } from '@naskhah/words/identity/signing-in';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { actorOn } from './actor.ts';
import { port } from './address.ts';
import { newPassword, newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const name = 'Normah Hassan';
/** Passkeys belong to a name, not to a number. */
const portal = `http://localhost:${port}`;

/** A device that keeps passkeys and says that it is the person, as Chromium's own tools make one. */
const withDevice = async (page: Page) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test.describe('a passkey opens the account', () => {
  test('without a password, until it is removed', async ({ someone, seen }) => {
    const { page, context } = await someone();
    const email = await newPerson(context.request, name);
    await withDevice(page);
    const login = { usr_email: email, usr_password: newPassword };
    await context.request.post(`${portal}/api/auth/login`, { data: login });
    const actor = actorOn(page);
    const profile = `${portal}/private/user/user-profile?part=security`;

    await page.goto(profile);
    await actor.press(accountSecurity.addPasskey);
    await page.getByRole('dialog').getByRole('textbox').fill('My laptop');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: actor.say(ui.ok) })
      .click();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'My laptop' });
    await expect(rows).toHaveCount(1);
    await seen(page, '1-kept');

    await context.clearCookies();
    await page.goto(portal);
    await seen(page, '2-login');
    await actor.press(signingIn.withPasskey);
    await expect(page).toHaveURL(/\/private\/article-management\/workspace/);

    await page.goto(profile);
    await rows.getByRole('button').click();
    await actor.confirm();
    await expect(rows).toHaveCount(0);
    await context.clearCookies();
    await page.goto(portal);
    await actor.press(signingIn.withPasskey);
    await expect(page.getByText(actor.say(signingIn.passkeyNotUsed))).toBeVisible();
  });
});
