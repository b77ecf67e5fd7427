import { expect, request } from '@playwright/test';
import { address } from './address.ts';
import { loggedIn } from './logged-in.ts';

type Mail = { address: string; subject: string; body: string };

/**
 * The newest mail whose address or subject holds `words`, as the Administrator's mailbox shows it.
 * `about` stands in its subject or text: accounts of the demo world get mail from journeys that run at the same time,
 * so that one of theirs is asked for by what it is about.
 */
export const newestMailTo = async (words: string, about = ''): Promise<Mail> => {
  if (words.endsWith('@demo.test') && !about) throw new Error(`say what the mail to ${words} is about`);
  const { state } = await loggedIn('admin');
  const browser = await request.newContext({ baseURL: address, storageState: state });
  let newest: Mail | undefined;
  await expect(async () => {
    const answer = await browser.post('/api/admin/messaging/list-mail', {
      data: { q: words, size: 50, filters: {} },
    });
    const { rows } = (await answer.json()) as { rows: Mail[] };
    newest = rows.find(({ subject, body }) => `${subject} ${body}`.includes(about));
    expect(newest, `a mail to ${words} about '${about}'`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  await browser.dispose();
  if (!newest) throw new Error(`no mail to ${words}`);
  return newest;
};
