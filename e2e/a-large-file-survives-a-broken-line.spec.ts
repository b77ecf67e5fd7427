import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { uploading } from '@naskhah/words/media/uploading';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const size = 60_000_000;

/** The line of this browser: so many bytes a second, or none. */
const lineOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number, offline = false) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  return { slow: () => set(6_000_000), down: () => set(0, true), fast: () => set(-1) };
};

test.describe('a large file survives a broken line', () => {
  test('is paused, loses the line, goes on by itself and arrives whole', async ({ as, seen }, info) => {
    const name = 'recordings.pdf';
    const file = info.outputPath(name);
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size)]);
    writeFileSync(file, content);

    const page = await as('author');
    await page.goto('/private/article-management/my-submissions');
    const draft = await page.locator('a[href*="/article-management/submission/"]').first().getAttribute('href');
    await page.goto(`${draft?.replace(/(submission\/[^/]+).*/, '$1')}/files`);
    const item = page.getByRole('listitem').filter({ hasText: name });
    const line = await lineOf(page);
    await line.slow();
    await page.getByLabel(wizardFiles.supplementary.en).setInputFiles(file);

    await item.getByRole('button', { name: uploading.pause.en({ name }) }).click();
    await expect(item).toContainText('Paused');
    await item.getByRole('button', { name: uploading.resume.en({ name }) }).click();
    const bar = item.getByRole('progressbar');
    await expect.poll(async () => Number(await bar.getAttribute('value')), { timeout: 30_000 }).toBeGreaterThan(34e6);

    await line.down();
    await expect(item).toContainText('Connection lost', {
      timeout: 30_000,
    });
    await line.fast();
    await seen(page, 'waiting');
    await expect(item.getByText(ui.uploaded.en)).toBeVisible({ timeout: 60_000 });
    await seen(page, 'uploaded');

    const id = /\/submission\/([^/]+)/.exec(page.url())?.[1];
    const data = { ref_id: id };
    const answer = await page.context().request.post('/media/files/get-att-data', { data });
    const saved = ((await answer.json()) as { id: string; filename: string }[]).find((one) => one.filename === name);
    const read = await page.context().request.get(`/media/files/download-file?id=${saved?.id}`);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await read.body())).toBe(hash(content));
  });
});
