import { newId } from '@naskhah/kernel/ids';
import { completeRegistration, issnOf, wholeRegistration } from '@naskhah/testing/whole-registration';
import { checkFields, checkVerdictWords } from '@naskhah/words/forms/question-fields';
import { checking } from '@naskhah/words/verification/checking';
import { reasonFieldWords } from '@naskhah/words/verification/reason-fields';
import { threadWords } from '@naskhah/words/verification/thread';
import type { Page } from '@playwright/test';
import { actorOn } from './actor.ts';
import { expect, test } from './test.ts';

const base = '/private/journal-management';

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

const upload = async (page: Page, metadata: object, { name, content }: { name: string; content: string }) => {
  const answer = await page.request.post('/media/files/save-file', {
    multipart: {
      attachment_metadata: JSON.stringify(metadata),
      attachment: { name, mimeType: 'application/pdf', buffer: Buffer.from(content) },
    },
  });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
};

/** A society has sent its registration. */
const sent = async (page: Page): Promise<string> => {
  const id = newId();
  const letters = id.slice(-6).toUpperCase();
  await post(page, '/api/admin/journals/save-journal', {
    ...wholeRegistration,
    id,
    eissn: issnOf(id),
    path: `society-${letters.toLowerCase()}`,
    name_en: `Journal of the Society ${letters}`,
    name_ms: '',
    abbreviation: `S${letters}`,
    publisher: 'Persatuan',
  });
  await completeRegistration(
    { post: (path, body) => post(page, path, body), upload: (metadata, file) => upload(page, metadata, file) },
    id,
  );
  const { version } = await post<{ version: number }>(page, `/api/admin/journals/p/${id}`, {});
  await post(page, '/api/admin/journals/on-submit', { id, version });
  return id;
};

test.describe('a registration', () => {
  test('is sent back with reasons by field, comes again and is verified', async ({ as, seen }) => {
    const [society, page] = [await as('author'), await as('secretariat')];
    const [applicant, secretariat] = [actorOn(society), actorOn(page)];
    const id = await sent(society);
    const sentence = 'The publisher’s full name is missing.';
    const verdicts = (of: 'pass' | 'fail') => page.getByRole('radio', { name: checkVerdictWords[of].en, exact: true });

    await test.step('the secretariat fails an item, says why, and returns it', async () => {
      await page.goto(`${base}/journal-checking-forms/${id}`);
      await verdicts('fail').nth(2).check();
      await expect(page.getByText(checkFields.commentMissing.en)).toBeVisible();
      await secretariat.write(checkFields.comment, sentence);
      await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
      await expect(page.getByText(checking.fromItems.en({ items: '3' }))).toBeVisible();
      await seen(page, '1-checking');
      await secretariat.press(checking.return);
      await secretariat.confirm();
      await expect(page.getByText(checking.closed.en)).toBeVisible();
    });

    await test.step('the society reads the reason at its field, asks, and sends it again', async () => {
      await society.goto(`${base}/journal-information/${id}`);
      await expect(society.getByRole('definition').filter({ hasText: sentence })).toBeVisible();
      const field = society.getByRole('term').filter({ hasText: reasonFieldWords.publisher.en });
      await expect(field.first()).toBeVisible();
      await applicant.write(threadWords.toSecretariat, 'We have added it.');
      await applicant.press(threadWords.send);
      await expect(society.getByText('We have added it.')).toBeVisible();
      await seen(society, '2-returned');
      const { version } = await post<{ version: number }>(society, '/api/admin/journals/get-journals', { id });
      const full = { id, version, publisher: 'Persatuan Ekologi Malaysia' };
      const mended = await post<{ version: number }>(society, '/api/admin/journals/update-journal', full);
      await post(society, '/api/admin/journals/on-submit', { id, version: mended.version });
    });

    await test.step('the secretariat sees what changed and what was written, and passes it on', async () => {
      await page.goto(`${base}/journal-checking-forms/${id}`);
      await expect(page.getByText('We have added it.')).toBeVisible();
      await secretariat.press(checking.changes);
      await expect(page.getByRole('dialog').getByText('Persatuan Ekologi Malaysia')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const items = await verdicts('pass').count();
      for (let at = 0; at < items; at += 1) await verdicts('pass').nth(at).check();
      await secretariat.press(checking.pass);
      await secretariat.confirm();
      await expect(page.getByText(checking.passedState.en)).toBeVisible();
    });

    await test.step('and verifies it', async () => {
      await page.goto(`${base}/journal-verification/${id}`);
      await seen(page, '3-deciding');
      await secretariat.press(checking.verify);
      await secretariat.confirm();
      await expect(page.getByText(checking.closed.en)).toBeVisible();
      const { state } = await post<{ state: string }>(society, '/api/admin/journals/get-journals', { id });
      expect(state).toBe('active');
    });
  });
});
