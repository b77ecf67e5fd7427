import type { Part } from '@naskhah/testing/attacks/cast';
import { wordsOf } from '@naskhah/testing/attacks/words';
import { writeEverything } from '@naskhah/testing/attacks/write-everything';
import { collectedAttacks } from './attacks/attacks.ts';
import { browserCast } from './attacks/browser-cast.ts';
import { startEmptyServer } from './attacks/empty-server.ts';
import { expectText, watchAttacks } from './attacks/nothing-runs.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

const attacks = collectedAttacks();
const inside = '/private';

test.describe('what people write into any field', () => {
  test.describe.configure({ timeout: 240_000 });
  if (attacks === undefined) return;
  let server: Awaited<ReturnType<typeof startEmptyServer>> | undefined;
  test.afterAll(() => server?.stop());

  test('is text on every page that shows it, and runs in none', async ({ someone }) => {
    server = await startEmptyServer();
    const { address } = server;
    const { cast, cookiesOf, close } = await browserCast(address, server);
    const { journal, article, issue, forms, path } = await writeEverything(cast, wordsOf(attacks), 'sharp');
    const { rows } = await cast.admin.post<{ rows: { id: string }[] }>('/api/admin/messaging/list-mail', {
      size: 200,
    });
    const workflow = `${inside}/article-management/article-workflow/${article}`;
    const parts = ['review', 'files', 'metadata', 'references', 'contributors', 'decisions', 'production', 'messages'];
    const screens: [Part | 'reader', string[]][] = [
      [
        'reader',
        ['/', `/j/${path}/`, `/j/${path}/about`, `/j/${path}/issue/${issue}`, `/j/${path}/article/${article}`],
      ],
      ['reader', ['/journals', '/search?q=a', `/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`]],
      ['author', [`${inside}/user/user-profile`, `${inside}/user/user-profile?part=keys`, workflow]],
      ['author', [`${inside}/article-management/my-submissions`, `${inside}/user/notifications`]],
      ['reviewer', [`${inside}/article-management/my-reviews`]],
      [
        'chief',
        [`${inside}/article-management/workspace?view=all`, workflow, ...parts.map((one) => `${workflow}?part=${one}`)],
      ],
      ['manager', [`${inside}/journal-management/journal-list`, `${inside}/journal-management/issue/${issue}`]],
      [
        'manager',
        [`${inside}/journal-management/journal-information/${journal}`, `${inside}/user/role-preset?part=presets`],
      ],
      [
        'manager',
        [
          `${inside}/journal-management/journal-information/${journal}/volume`,
          `${inside}/journal-management/journal-registration/${journal}`,
          `${inside}/journal-management/journal-information/${journal}/form_builder`,
          ...forms.map((id) => `${inside}/journal-management/journal-information/${journal}/form_builder/${id}`),
        ],
      ],
      ['admin', [`${inside}/user/user-management`, `${inside}/user/user-management/${cast.author.id}`]],
      ['admin', [`${inside}/user/user-management/${cast.newcomer.id}?part=activity`, `${inside}/user/role-preset`]],
      [
        'admin',
        [
          `${inside}/user/invitation-list?view=all`,
          `${inside}/user/portal-setting`,
          `${inside}/user/ref-code?list=license`,
        ],
      ],
      [
        'admin',
        [`${inside}/user/ent-template`, `${inside}/user/ent-template/message-was-sent`, `${inside}/user/mail-log`],
      ],
      ['admin', rows.filter((_, at) => at % 20 === 0).map(({ id }) => `${inside}/user/mail-log?mail=${id}`)],
    ];
    for (const [who, addresses] of screens) {
      const { page, context } = await someone();
      if (who !== 'reader') await context.addCookies(await cookiesOf(who));
      const watched = await watchAttacks(page, address);
      for (const screen of addresses) {
        await page.goto(`${address}${screen}`);
        await page.locator('h1').first().waitFor();
        await quiet(page);
        await expectText(page);
        expect(await watched.faults(), screen).toEqual([]);
      }
    }
    await close();
  });
});
