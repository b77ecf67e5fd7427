import { expect, request } from '@playwright/test';
import { address } from './address.ts';
import { loggedIn } from './logged-in.ts';

type Mail = { address: string; subject: string; body: string };

/** The newest mail to an address, as the Administrator's mailbox shows it; `other` is one that was seen before. */
export const newestMailTo = async (recipient: string, other?: string): Promise<Mail> => {
  const { state } = await loggedIn('admin');
  const browser = await request.newContext({ baseURL: address, storageState: state });
  let newest: Mail | undefined;
  await expect(async () => {
    const answer = await browser.post('/api/admin/messaging/list-mail', {
      data: { q: recipient, size: 5, filters: {} },
    });
    newest = ((await answer.json()) as { rows: Mail[] }).rows[0];
    expect(newest?.body).toBeDefined();
    expect(newest?.body).not.toBe(other);
  }).toPass({ timeout: 10_000 });
  await browser.dispose();
  if (!newest) throw new Error(`no mail to ${recipient}`);
  return newest;
};
