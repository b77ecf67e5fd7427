import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from './address.ts';
import { listedArticles } from './screens/listed-articles.ts';
import { fitsNarrow } from './seen.ts';
import { expect, test } from './test.ts';

const clone = join(import.meta.dirname, '..');
const arabic = 'أثر المناخ في غابات المستنقعات الخثية 🌿';
const names = Array.from({ length: 200 }, (_, place) => ({ surname: `Pengarang${place + 1}`, given: 'Nur Aisyah' }));
const last = 'Pengarang200';

const jats = (doi: string): string => `<?xml version="1.0"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="ar"><front>
<journal-meta><journal-title-group><journal-title>Any</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>${arabic}</article-title><trans-title-group xml:lang="en"><trans-title>${doi}</trans-title></trans-title-group></title-group>
<contrib-group>${names
  .map(
    ({ surname, given }, place) =>
      `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>${given}</given-names></name><xref ref-type="aff" rid="a${place % 60}"/></contrib>`,
  )
  .join('')}</contrib-group>
${Array.from({ length: 60 }, (_, place) => `<aff id="a${place}">Institut Penyelidikan ${place + 1}, <country country="MY">Malaysia</country></aff>`).join('')}
<pub-date pub-type="epub"><day>14</day><month>3</month><year>2024</year></pub-date><volume>98</volume><issue>1</issue>
<abstract><p>${arabic}</p></abstract></article-meta></front></article>`;

/** By the command that an administrator uses, beside the running server. */
const imported = (doi: string, file: string): void => {
  writeFileSync(file, jats(doi));
  const command = [join(clone, 'build/server/import-jats.js'), '--journal', 'jek', file];
  const env = { ...process.env, NASKHAH_DATA: join(tmpdir(), `naskhah-e2e-${port}`) };
  const said = execFileSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(said).toContain('1 imported, 0 failed');
};

test.describe('two hundred authors stay readable', () => {
  test('on the public page and in the record, under an Arabic title with an emoji', async ({
    as,
    reader,
    seen,
  }, info) => {
    const doi = '10.99999/two-hundred';
    imported(doi, info.outputPath('two-hundred.xml'));
    const page = await reader();
    await page.goto(`/search?q=${encodeURIComponent(last)}&lang=en`);
    await page.getByRole('link', { name: arabic }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic);
    await expect(page.getByText(last).first()).toBeAttached();
    await fitsNarrow(page, 'the public page of two hundred authors');

    const editor = await as('editor');
    const found = (await listedArticles(editor.request, arabic.slice(0, 20)))[0];
    await editor.goto(`/private/article-management/article-workflow/${found?.id}`);
    await expect(editor.getByRole('heading', { level: 1 })).toContainText(arabic.slice(0, 20));
    await seen(editor, 'record');
    await fitsNarrow(editor, 'the record of two hundred authors');
    await editor.goto(`/private/article-management/article-workflow/${found?.id}?part=contributors`);
    await expect(editor.getByText(last).first()).toBeVisible();
    await seen(editor, 'contributors');
    await fitsNarrow(editor, 'the contributors of an article of two hundred authors');
  });
});
