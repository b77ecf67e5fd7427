import { newId } from '@naskhah/kernel/ids';
import { appCode } from '@naskhah/testing/app-code';
import { followed } from '@naskhah/testing/followed';
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testPassword } from '@naskhah/testing/test-server';
import type { World } from './world.ts';

const identity = '/api/admin/identity';
const phrase = 'gambut pulih sepuluh tahun';
const tokenIn = (body: string): string => /\/[a-z-]+[/#]([\w-]{20,})/.exec(body)?.[1] ?? '';

/** What people do to their own accounts. */
export const actOnOwnAccount = async (world: World): Promise<void> => {
  const { somebody, strangers, mailTo, cast, name } = world;
  const azman = await somebody('azman');
  await strangers('/api/auth/login', { usr_email: azman.email, usr_password: testPassword });
  await azman.post('/api/auth/change-language', { language: 'ms' });
  await azman.post('/api/auth/change-appearance', { text_size: 3 });
  await azman.post('/api/auth/change-role', { usr_acl: 6 });
  await azman.post('/api/profil/change-new-password', { old_password: testPassword, new_password: phrase });
  const address = `${name}-azman@upm.test`;
  await azman.post(`${identity}/add-own-email`, { email: address, password: phrase });
  await azman.post(`${identity}/confirm-own-email`, { token: tokenIn(await mailTo(address)) });
  await azman.post(`${identity}/make-own-email-primary`, { email: address });
  await azman.post(`${identity}/remove-own-email`, { email: azman.email });
  const key = { label: 'Reading list', scope: 'read', days: 30 };
  const made = await azman.post<{ sign_in: { keys: { id: string }[] } }>(`${identity}/make-api-key`, key);
  await azman.post(`${identity}/remove-api-key`, { id: made.sign_in.keys[0]?.id });

  const orcid = await azman.post<{ url: string; binding: string }>(`${identity}/begin-orcid`, {});
  const query = await followed(orcid.url, 'http://portal.test/signed-in');
  await azman.post(`${identity}/finish-orcid`, { query, binding: orcid.binding });
  await azman.post(`${identity}/unlink-orcid`, {});

  const begun = await azman.post<{ ticket: string; secret: string }>(`${identity}/begin-second-factor`, {});
  const code = () => appCode(begun.secret, cast.now());
  const confirmed = { ticket: begun.ticket, code: code() };
  type Codes = { recovery_codes: string[] };
  const { recovery_codes } = await azman.post<Codes>(`${identity}/confirm-second-factor`, confirmed);
  const login = { usr_email: address, usr_password: phrase };
  const { ticket } = await strangers<{ ticket: string }>('/api/auth/login', login);
  await strangers('/api/auth/second-factor', { ticket, code: recovery_codes[0] });
  const renewed = await azman.post<Codes>(`${identity}/renew-recovery-codes`, {
    password: phrase,
    code: recovery_codes[1],
  });
  world.anHourLater();
  await azman.post(`${identity}/turn-off-second-factor`, { password: phrase, code: renewed.recovery_codes[0] });
};

/** A registration, confirmed by its code and by its link. */
export const register = async ({ strangers, mailTo, name }: World): Promise<void> => {
  for (const by of ['code', 'link']) {
    const email = `${name}-${by}@um.test`;
    const proof = await solvedPuzzle({ post: async (path) => ({ body: await strangers(path, {}) }) });
    const person = { usr_email: email, usr_password: phrase, usr_name: 'Nor Azizah', proof };
    await strangers('/api/portal/register-user', person);
    const mail = await mailTo(email);
    if (by === 'code') await strangers('/api/portal/confirm-email', { email, code: /\b\d{6}\b/.exec(mail)?.[0] });
    else await strangers('/api/portal/open-profile', { ticket: tokenIn(mail) });
  }
};

/** Codes, devices and links that open an account. */
export const enterAccounts = async ({ somebody, strangers, mailTo }: World): Promise<void> => {
  const lim = await somebody('lim');
  const reset = { email: lim.email, purpose: 'reset-password' };
  await strangers('/api/admin/otp-code/save-otp-code', reset);
  const code = /\b\d{6}\b/.exec(await mailTo(lim.email))?.[0];
  const { ticket } = await strangers<{ ticket: string }>('/api/admin/otp-code/get-otp-code', { ...reset, code });
  await strangers('/api/admin/otp-code/reset-password', { ticket, password: phrase });
  const devi = await somebody('devi');
  await strangers('/api/auth/login', { usr_email: devi.email, usr_password: testPassword });
  type Means = { devices: { id: string; this_one: boolean }[] };
  const { devices } = await devi.post<Means>(`${identity}/get-sign-in`, {});
  await devi.post(`${identity}/end-device`, { id: devices.find(({ this_one }) => !this_one)?.id });
  await devi.post(`${identity}/end-other-devices`, {});
  await devi.post('/api/auth/logout', {});
};

/** What an Administrator does to accounts of others, and their holders by mail. */
export const lookAfterPeople = async ({ cast, somebody, strangers, mailTo, name }: World): Promise<void> => {
  const { admin } = cast;
  const act = (call: string, body: object) => admin.post(`${identity}/${call}`, body);
  const farid = await somebody('farid');
  const about = { usr_id: farid.id };
  const versionOf = async () => (await admin.post('/api/admin/desk/get-person', about)).version;
  const email = `${name}-farid@um.test`;
  await act('add-email', { ...about, email });
  await farid.post(`${identity}/confirm-own-email`, { token: tokenIn(await mailTo(email)) });
  await act('make-email-primary', { ...about, email });
  await act('remove-email', { ...about, email: farid.email });
  await act('grant-role', { ...about, acl: 3 });
  await act('revoke-role', { ...about, acl: 3 });
  await act('end-sessions', about);
  await act('suspend-person', { ...about, version: await versionOf(), reason: 'Asked for.' });
  await act('reinstate-person', { ...about, version: await versionOf() });
  const all = { usr_ids: [farid.id] };
  await act('act-on-people', { act: 'grant-role', ...all, acl: 3 });
  await act('act-on-people', { act: 'revoke-role', ...all, acl: 3 });
  await act('act-on-people', { act: 'suspend', ...all, reason: 'Asked for.' });
  await act('act-on-people', { act: 'reinstate', ...all });
  await act('act-on-people', { act: 'end-sessions', ...all });
  await act('act-on-people', { act: 'remind-to-confirm', ...all });
  await admin.post('/api/admin/desk/export-person', about);

  const kept = await somebody('siti');
  const other = await somebody('siti-lama');
  await act('start-merge', { usr_id: kept.id, other_id: other.id });
  const { merges } = await admin.post<{ merges: { id: string }[] }>('/api/admin/desk/get-person', {
    usr_id: other.id,
  });
  await act('cancel-merge', { id: merges[0]?.id });
  await kept.post(`${identity}/start-own-merge`, { email: other.email });
  for (const address of [other.email, kept.email]) {
    const token = tokenIn(await mailTo(address));
    await strangers(`${identity}/read-merge`, { token });
    await strangers(`${identity}/confirm-merge`, { token });
  }
  await act('anonymise-person', { ...about, version: await versionOf() });
};

/** Invitations to a role of the platform. */
export const inviteAndAnswer = async ({ cast, somebody, strangers, mailTo, name }: World): Promise<void> => {
  const { admin } = cast;
  const invite = async (email: string) => {
    const id = newId();
    await admin.post(`${identity}/invite-person`, { id, kind: 'role', acl: 3, email, name: 'Aina' });
    return id;
  };
  const aina = await somebody('aina');
  await aina.post(`${identity}/answer-invitation`, { id: await invite(aina.email), answer: 'accepted' });
  const declining = `${name}-declining@um.test`;
  await admin.post(`${identity}/resend-invitation`, { id: await invite(declining) });
  const token = tokenIn(await mailTo(declining));
  await strangers(`${identity}/read-invitation`, { token });
  await strangers(`${identity}/decline-invitation`, { token });
  await admin.post(`${identity}/revoke-invitation`, { id: await invite(`${name}-nobody@um.test`) });
};
