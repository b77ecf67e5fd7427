import { newId } from '@naskhah/kernel/ids';
import { settingsToSave } from '@naskhah/testing/settings-to-save';
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { discovery } from '@naskhah/words/discovery/discovery';
import { mailTemplates } from '@naskhah/words/messaging/mail-templates';
import { refusalWords } from '@naskhah/words/refusals';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const save = '/api/admin/access/save-portal-settings';
let admin: Visitor;

const offer = async (...languages: string[]) => {
  const { body } = await admin.post('/api/admin/access/read-portal-settings');
  return admin.post(save, { ...settingsToSave(body), languages });
};
const notLoggedIn = refusalWords['not-logged-in'];
/** In what a visitor is answered whose browser asks for this. */
const answered = async (header?: string) => {
  const headers: Record<string, string> = header ? { 'accept-language': header } : {};
  return (await server.visitor().post('/api/admin/identity/get-profile', {}, headers)).body.title;
};
const newestMail = (address: string) =>
  database.db
    .selectFrom('messaging.mail')
    .select(['language', 'subject', 'body'])
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  await server.person('ahmad-faizal', [1, 6]);
  await server.person('nor-azizah');
  admin = await server.as('ahmad-faizal');
});
afterEach(() => offer('en', 'ms'));

describe('a visitor', () => {
  it('is answered in what the browser asks for, else in the language that comes first', async () => {
    expect([await answered('ms'), await answered('en'), await answered('fr')]).toEqual([
      notLoggedIn.ms,
      notLoggedIn.en,
      notLoggedIn.en,
    ]);
    await offer('ms', 'en');
    expect([await answered('ms'), await answered('en'), await answered('fr'), await answered()]).toEqual([
      notLoggedIn.ms,
      notLoggedIn.en,
      notLoggedIn.ms,
      notLoggedIn.ms,
    ]);
  });

  it('is answered in the one language of the portal, whatever the browser asks for', async () => {
    await offer('ms');
    expect([await answered('en'), await answered('fr')]).toEqual([notLoggedIn.ms, notLoggedIn.ms]);
    await offer('en');
    expect(await answered('ms')).toBe(notLoggedIn.en);
  });
});

describe('where the portal speaks Malay alone', () => {
  it('a session is in it, whatever its account and its choice say, and both are kept', async () => {
    const browser = await server.as('nor-azizah');
    await browser.post('/api/auth/change-language', { language: 'en' });
    await offer('ms');
    const refused = await browser.post('/api/auth/change-role', { usr_acl: 2 }, { 'accept-language': 'en' });
    expect(refused.body.title).toBe(refusalWords['role-not-held'].ms);
    const language = async () =>
      (await browser.get<{ user: { language: string } }>('/api/auth/session')).body.user.language;
    expect(await language()).toBe('ms');
    expect((await browser.post('/api/admin/identity/get-profile')).body.language).toBe('en');
    await offer('en', 'ms');
    expect(await language()).toBe('en');
  });

  it('mails go in it to accounts of the other language, dates and all', async () => {
    await offer('ms');
    const forgotten = { email: 'nor-azizah@example.test', purpose: 'reset-password' };
    expect((await server.visitor().post('/api/admin/otp-code/save-otp-code', forgotten)).status).toBe(200);
    expect(await newestMail('nor-azizah@example.test')).toMatchObject({
      language: 'ms',
      body: expect.stringContaining('yang dihormati'),
    });
    const invited = await admin.post('/api/admin/identity/invite-person', {
      id: newId(),
      kind: 'role',
      acl: 5,
      email: 'nor-azizah@example.test',
      name: '',
      language: 'en',
      message: '',
    });
    expect(invited.status).toBe(200);
    const mail = await newestMail('nor-azizah@example.test');
    expect(mail.language).toBe('ms');
    expect(mail.body).toContain('Disember 2026');
    expect(mail.body).not.toMatch(/December|Dear/);
  });

  it('a new account is told in it, and keeps the language that it registered with', async () => {
    await offer('ms');
    const visitor = server.visitor();
    const registered = await visitor.post('/api/portal/register-user', {
      usr_email: 'devi@example.test',
      usr_name: 'Devi',
      usr_password: testPassword,
      language: 'en',
      proof: await solvedPuzzle(visitor),
    });
    expect(registered.status).toBe(200);
    const { language, subject } = await newestMail('devi@example.test');
    expect(language).toBe('ms');
    expect(subject).not.toBe('');
    expect(Object.values(mailTemplates).some(({ ms }) => ms.subject === subject)).toBe(true);
    const { language: kept } = await database.db
      .selectFrom('identity.person')
      .select('language')
      .where('name', '=', 'Devi')
      .executeTakeFirstOrThrow();
    expect(kept).toBe('en');
  });

  it('public pages are in it, also those that were kept in the other', async () => {
    const page = (path: string) => server.visitor().raw(path);
    expect((await page('/journals')).body).toContain(`<h1 class="p-t">${discovery.journals.en}</h1>`);
    await offer('ms');
    const malay = `<h1 class="p-t">${discovery.journals.ms}</h1>`;
    await expect.poll(async () => (await page('/journals')).body).toContain(malay);
    const [plain, asked] = [await page('/journals'), await page('/journals?lang=en')];
    for (const { body, headers } of [plain, asked]) {
      expect(body).toContain(malay);
      expect(body).not.toMatch(/hreflang/i);
      expect(headers['content-language']).toBe('ms');
    }
  });
});

it('where Malay comes first, it stands at the plain addresses of public pages and English says so', async () => {
  await offer('ms', 'en');
  const lang = async (path: string) => /<html lang="(..)"/.exec((await server.visitor().raw(path)).body)?.[1];
  // The test before left Malay alone: only English says that the new setting has come.
  await expect.poll(() => lang('/journals?lang=en')).toBe('en');
  expect(await lang('/journals')).toBe('ms');
  expect(await lang('/j/not-there?lang=en')).toBe('en');
  expect(await lang('/j/not-there')).toBe('ms');
});

it('no portal is without a language, and none has one twice', async () => {
  expect(await offer()).toMatchObject({ status: 422, body: { errors: [{ path: 'languages' }] } });
  expect(await offer('en', 'en')).toMatchObject({ status: 422, body: { errors: [{ path: 'languages' }] } });
  expect(await offer('fr')).toMatchObject({ status: 422, body: { errors: [{ path: 'languages.0' }] } });
});
