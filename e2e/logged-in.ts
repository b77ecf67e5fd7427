import { expect, request } from '@playwright/test';
import { address } from './address.ts';

export const password = 'naskhah-demo-2026';

type State = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;
type Session = { user: { usr_id: string; usr_acl: number }; state: State };

const sessions = new Map<string, Promise<Session>>();

const logIn = async (account: string): Promise<Session> => {
  const browser = await request.newContext({ baseURL: address });
  const data = { usr_email: `${account}@demo.test`, usr_password: password };
  const answer = await browser.post('/api/auth/login', { data });
  expect(answer.ok(), `${account} logs in`).toBe(true);
  const session = { user: (await answer.json()) as Session['user'], state: await browser.storageState() };
  await browser.dispose();
  return session;
};

/** The session of a demo account, opened once: the server counts logins, as it must. */
export const loggedIn = (account: string): Promise<Session> => {
  const session = sessions.get(account) ?? logIn(account);
  sessions.set(account, session);
  return session;
};
