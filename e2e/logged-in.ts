import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { address, port } from './address.ts';

export const password = 'naskhah-demo-2026';

const loginOf = (account: string) => ({ usr_email: `${account}@demo.test`, usr_password: password });

type State = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;
type Session = { user: { usr_id: string; usr_acl: number }; state: State };

const sessions = new Map<string, Promise<Session>>();
/** Shared by the workers of one run; its server has a folder of its own, so a session of an earlier run is never met. */
const kept = (key: string): string => join(tmpdir(), `naskhah-e2e-${port}`, `session-${key}.json`);

const logIn = async (account: string): Promise<Session> => {
  const browser = await request.newContext({ baseURL: address });
  const answer = await browser.post('/api/auth/login', { data: loginOf(account) });
  expect(answer.ok(), `${account} logs in`).toBe(true);
  const session = { user: (await answer.json()) as Session['user'], state: await browser.storageState() };
  await browser.dispose();
  return session;
};

const keptOrNew = async (account: string, key: string): Promise<Session> => {
  if (existsSync(kept(key))) return JSON.parse(readFileSync(kept(key), 'utf8')) as Session;
  const session = await logIn(account);
  // Whole or not there, for whoever reads meanwhile.
  writeFileSync(`${kept(key)}.${process.pid}`, JSON.stringify(session));
  renameSync(`${kept(key)}.${process.pid}`, kept(key));
  return session;
};

/** The session of a demo account, opened once: the server counts logins, as it must. */
export const loggedIn = (account: string, language = 'en'): Promise<Session> => {
  // A session keeps the language that was chosen in it.
  const key = `${account}-${language}`;
  const session = sessions.get(key) ?? keptOrNew(account, key);
  sessions.set(key, session);
  return session;
};

/** A session of its own, for a journey that changes what the session keeps: its role, its language. */
export const logInAlone = async (browser: APIRequestContext, account: string): Promise<void> => {
  expect((await browser.post('/api/auth/login', { data: loginOf(account) })).ok(), `${account} logs in`).toBe(true);
};
