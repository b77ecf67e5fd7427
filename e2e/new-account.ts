import { expect, request } from '@playwright/test';
import { address } from './address.ts';
import { loggedIn } from './logged-in.ts';
import { newestMailTo } from './mailbox.ts';

/** The link of a mail below the portal, from the path on. */
export const linkIn = (body: string, path: string): string => {
  const found = body.match(new RegExp(`${path}#\\S+`))?.[0];
  if (!found) throw new Error(`no ${path} in ${body}`);
  return found;
};

/** Somebody whom the Administrator invited and who accepted: an account of its own for one journey. */
export const newAccount = async (email: string, name: string, password: string): Promise<void> => {
  const { state } = await loggedIn('admin');
  const admin = await request.newContext({ baseURL: address, storageState: state });
  const data = { id: crypto.randomUUID(), kind: 'register', email, name };
  expect((await admin.post('/api/admin/identity/invite-person', { data })).ok()).toBe(true);
  await admin.dispose();
  const token = linkIn((await newestMailTo(email)).body, '/invitation').split('#')[1];
  const person = await request.newContext({ baseURL: address });
  const answer = { token, usr_name: name, usr_password: password };
  expect((await person.post('/api/admin/identity/accept-invitation', { data: answer })).ok()).toBe(true);
  await person.dispose();
};
