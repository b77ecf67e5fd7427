import { portalSetting, portalSettingWith } from '@naskhah/words/access/portal-setting';
import { discovery } from '@naskhah/words/discovery/discovery';
import { session } from '@naskhah/words/identity/session';
import { shell } from '@naskhah/words/shell';
import type { Text } from '@naskhah/words/text';
import { startEmptyServer } from './attacks/empty-server.ts';
import type { Language } from './look.ts';
import { newPassword } from './new-person.ts';
import { screenLooksRight } from './seen.ts';
import { expect, test } from './test.ts';

const malayOnly = { language: 'ms', scheme: 'light' } as const;
const names = { en: 'MyJurnal', ms: 'JurnalKu' };
const above = { en: 'Everything here is free to read.', ms: 'Semua di sini boleh dibaca secara percuma.' };
const under = { en: 'Ministry <u>of</u> Examples', ms: 'Kementerian <u>Contoh</u>' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPgj0rEihiGlgQAp2UygXO229AAAAAASUVORK5CYII=',
  'base64',
);

// It sets the portal for everybody: on a server of its own, where no other journey is under way.
test.describe('the portal is set', () => {
  test.describe.configure({ timeout: 240_000 });
  let server: Awaited<ReturnType<typeof startEmptyServer>> | undefined;
  test.afterAll(() => server?.stop());

  test('and everybody sees it', async ({ someone, reader, seen }) => {
    server = await startEmptyServer();
    const home = server.address;
    const { page: admin, context } = await someone();
    const data = {
      ticket: server.ticket,
      usr_email: 'admin@example.test',
      usr_password: newPassword,
      usr_name: 'Rosnah Kamaruddin',
    };
    expect((await context.request.post(`${home}/api/auth/first-administrator`, { data })).ok()).toBe(true);
    await admin.goto(`${home}/private/user/portal-setting`);
    const press = (text: Text, spoken: Language) =>
      admin.getByRole('button', { name: text[spoken], exact: true }).click();
    const section = (text: Text, spoken: Language) => admin.getByRole('region', { name: text[spoken], exact: true });
    const both = async (group: Text, texts: Record<Language, string>) => {
      const of = admin.getByRole('group', { name: group.en, exact: true });
      await of.getByRole('textbox', { name: portalSetting.inEnglish.en }).fill(texts.en);
      await of.getByRole('textbox', { name: portalSetting.inMalay.en }).fill(texts.ms);
    };

    await admin.getByRole('textbox', { name: portalSetting.nameEn.en }).fill(names.en);
    await admin.getByRole('textbox', { name: portalSetting.nameMs.en }).fill(names.ms);
    await both(portalSetting.directory, above);
    await both(portalSetting.foot, under);
    await section(portalSetting.languages, 'en').getByText(portalSetting.onlyMalay.en, { exact: true }).click();
    await admin.getByLabel(portalSetting.logoLight.en).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    // The text of the section says it too, in a sentence.
    await expect(admin.getByText(portalSetting.logoSaved.en, { exact: true })).toBeVisible();

    await admin
      .getByRole('navigation', { name: portalSetting.sections.en })
      .getByRole('link', { name: portalSetting.limits.en, exact: true })
      .click();
    expect(admin.url()).toContain('#limits');
    const days = admin.getByRole('textbox', { name: portalSetting.limitSession.en });
    await expect(days).toBeInViewport();
    await days.fill('200');
    await press(portalSetting.save, 'en');
    await expect(days).toBeFocused();
    await expect(admin.getByText(portalSettingWith.between.en({ least: 1, most: 90 }))).toBeVisible();
    await seen(admin, '1-a-limit-that-is-none');
    await days.fill('7');
    await press(portalSetting.save, 'en');

    // The screen itself is in the one language from now on.
    await expect(admin.locator('html')).toHaveAttribute('lang', 'ms');
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(portalSetting.title.ms);
    await expect(admin).toHaveTitle(`${portalSetting.title.ms} · ${names.ms}`);
    await screenLooksRight(admin, 'the-portal-is-set-2-one-language', malayOnly, { isTurned: true });

    const readers = await reader();
    await readers.goto(`${home}/journals`);
    await expect(readers.locator('html')).toHaveAttribute('lang', 'ms');
    await expect(readers).toHaveTitle(`${discovery.journals.ms} · ${names.ms}`);
    await expect(readers.getByText(above.ms)).toBeVisible();
    await expect(readers.getByText(under.ms)).toBeVisible();
    await expect(readers.getByRole('link', { name: names.ms })).toBeVisible();
    const drawn = readers.locator('.portal img');
    expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
    await expect(readers.getByRole('link', { name: 'English' })).toHaveCount(0);

    const { page: visitor } = await someone();
    await visitor.goto(`${home}/journals`);
    await screenLooksRight(visitor, 'the-portal-is-set-3-the-list-of-journals', malayOnly);
    await visitor.goto(home);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(session.login.ms);
    await expect(visitor.getByText(under.ms)).toBeVisible();
    await expect(visitor.getByRole('radiogroup', { name: shell.language.ms })).toHaveCount(0);
    await screenLooksRight(visitor, 'the-portal-is-set-4-the-login', malayOnly);

    await section(portalSetting.languages, 'ms').getByText(portalSetting.englishFirst.ms, { exact: true }).click();
    await press(portalSetting.save, 'ms');
    await expect(admin.locator('html')).toHaveAttribute('lang', 'en');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(session.login.en);
    await readers.goto(`${home}/journals?lang=ms`);
    await expect(readers.getByText(above.ms)).toBeVisible();
    await expect(readers.getByRole('link', { name: 'English' })).toBeVisible();
  });
});
