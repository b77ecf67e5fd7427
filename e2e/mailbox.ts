import { type APIRequestContext, expect, request } from '@playwright/test';
import { address } from './address.ts';
import { password } from './test.ts';

type Mail = { address: string; subject: string; body: string };

const administrator = async (): Promise<APIRequestContext> => {
  const browser = await request.newContext({ baseURL: address });
  const data = { usr_email: 'admin@demo.test', usr_password: password };
  expect((await browser.post('/api/auth/login', { data })).ok()).toBe(true);
  return browser;
};

/** The newest mail to an address, as the Administrator's mailbox shows it; `other` is one that was seen before. */
export const newestMailTo = async (recipient: string, other?: string): Promise<Mail> => {
  const browser = await administrator();
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
