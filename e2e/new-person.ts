/** A person of their own for a journey that changes how an account is opened: nobody else's journey logs in with it. */
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { type APIRequestContext, expect } from '@playwright/test';
import { newestMailTo } from './mailbox.ts';

export const newPassword = 'gambut pulih sepuluh tahun';

const send = async <T>(browser: APIRequestContext, path: string, data: object): Promise<T> => {
  const answer = await browser.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
};

/** Registered, confirmed and, in this browser, logged in. */
export const newPerson = async (browser: APIRequestContext, name: string): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.test`;
  const proof = await solvedPuzzle({ post: async (path) => ({ body: await send(browser, path, {}) }) });
  await send(browser, '/api/portal/register-user', {
    usr_email: email,
    usr_password: newPassword,
    usr_name: name,
    proof,
  });
  const code = (await newestMailTo(email)).body.match(/\b\d{6}\b/)?.[0] ?? '';
  await send(browser, '/api/portal/confirm-email', { email, code });
  return email;
};
