import type { ChildProcess } from 'node:child_process';
import { portalSetting, portalSettingWith } from '@naskhah/words/access/portal-setting';
import { discovery } from '@naskhah/words/discovery/discovery';
import { session } from '@naskhah/words/identity/session';
import { shell } from '@naskhah/words/shell';
import type { Text } from '@naskhah/words/text';
import { password } from './logged-in.ts';
import { type Language, looks } from './look.ts';
import { freePort, ownFolder, serverIn } from './own-server.ts';
import { expect, test } from './test.ts';

const alone = { en: portalSetting.onlyEnglish, ms: portalSetting.onlyMalay };
const names = { en: 'MyJurnal', ms: 'JurnalKu' };
const above = { en: 'Everything here is free to read.', ms: 'Semua di sini boleh dibaca secara percuma.' };
const under = { en: 'Ministry <b>of</b> Examples', ms: 'Kementerian <b>Contoh</b>' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPgj0rEihiGlgQAp2UygXO229AAAAAASUVORK5CYII=',
  'base64',
);

// It sets the portal for everybody: on a server of its own, where no other journey is under way.
for (const look of looks)
  test.describe(`the portal is set, in ${look.language}`, () => {
    test.use({ look });
    test.describe.configure({ timeout: 240_000 });
    const { data, remove } = ownFolder();
    let server: ChildProcess | undefined;
    test.afterAll(async () => {
      const ended = new Promise((done) => server?.once('exit', done));
      server?.kill('SIGTERM');
      await ended;
      remove();
    });

    test('and everybody sees it', async ({ someone, reader, seen }) => {
      const port = await freePort();
      server = await serverIn(data, port)();
      const home = `http://127.0.0.1:${port}`;
      const { language } = look;
      const other: Language = language === 'en' ? 'ms' : 'en';
      const { page: admin, context } = await someone();
      await context.request.post(`${home}/api/auth/login`, {
        data: { usr_email: 'admin@demo.test', usr_password: password },
      });
      await admin.goto(`${home}/private/user/portal-setting`);
      const press = (text: Text, spoken: Language) =>
        admin.getByRole('button', { name: text[spoken], exact: true }).click();
      const section = (text: Text, spoken: Language) => admin.getByRole('region', { name: text[spoken], exact: true });
      const both = async (group: Text, texts: Record<Language, string>) => {
        const of = admin.getByRole('group', { name: group[language], exact: true });
        await of.getByRole('textbox', { name: portalSetting.inEnglish[language] }).fill(texts.en);
        await of.getByRole('textbox', { name: portalSetting.inMalay[language] }).fill(texts.ms);
      };

      await admin.getByRole('textbox', { name: portalSetting.nameEn[language] }).fill(names.en);
      await admin.getByRole('textbox', { name: portalSetting.nameMs[language] }).fill(names.ms);
      await both(portalSetting.directory, above);
      await both(portalSetting.foot, under);
      await section(portalSetting.languages, language).getByText(alone[other][language], { exact: true }).click();
      await admin.getByLabel(portalSetting.logoLight[language]).setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: picture,
      });
      // The text of the section says it too, in a sentence.
      await expect(admin.getByText(portalSetting.logoSaved[language], { exact: true })).toBeVisible();

      await admin
        .getByRole('navigation', { name: portalSetting.sections[language] })
        .getByRole('link', { name: portalSetting.limits[language], exact: true })
        .click();
      expect(admin.url()).toContain('#limits');
      const days = admin.getByRole('textbox', { name: portalSetting.limitSession[language] });
      await expect(days).toBeInViewport();
      await days.fill('200');
      await press(portalSetting.save, language);
      await expect(days).toBeFocused();
      await expect(admin.getByText(portalSettingWith.between[language]({ least: 1, most: 90 }))).toBeVisible();
      await seen(admin, '1-a-limit-that-is-none');
      await days.fill('7');
      await press(portalSetting.save, language);

      // The screen itself is in the one language from now on.
      await expect(admin.locator('html')).toHaveAttribute('lang', other);
      await expect(admin.getByRole('heading', { level: 1 })).toHaveText(portalSetting.title[other]);
      await expect(admin).toHaveTitle(`${portalSetting.title[other]} · ${names[other]}`);
      await seen(admin, '2-one-language');

      const readers = await reader();
      await readers.goto(`${home}/journals`);
      await expect(readers.locator('html')).toHaveAttribute('lang', other);
      await expect(readers).toHaveTitle(`${discovery.journals[other]} · ${names[other]}`);
      await expect(readers.getByText(above[other])).toBeVisible();
      await expect(readers.getByText(under[other])).toBeVisible();
      await expect(readers.getByRole('link', { name: names[other] })).toBeVisible();
      const drawn = readers.locator('.portal img');
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      await expect(readers.getByRole('link', { name: 'English' })).toHaveCount(0);

      const { page: visitor } = await someone();
      await visitor.goto(`${home}/journals`);
      await seen(visitor, '3-the-list-of-journals');
      await visitor.goto(home);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(session.login[other]);
      await expect(visitor.getByText(under[other])).toBeVisible();
      await expect(visitor.getByRole('radiogroup', { name: shell.language[other] })).toHaveCount(0);
      await seen(visitor, '4-the-login');

      await section(portalSetting.languages, other)
        .getByText(portalSetting.englishFirst[other], { exact: true })
        .click();
      await press(portalSetting.save, other);
      await expect(admin.locator('html')).toHaveAttribute('lang', language);
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(session.login[language]);
      await readers.goto(`${home}/journals?lang=ms`);
      await expect(readers.getByText(above.ms)).toBeVisible();
      await expect(readers.getByRole('link', { name: 'English' })).toBeVisible();
    });
  });
