import { newId } from '@naskhah/kernel/ids';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { settingsToSave } from '@naskhah/testing/settings-to-save';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database, { mailPerMinute: 6000 });
type Limits = { file: number; mails: number | null; invitation: number; session: number };
type Settings = { limits: Limits; mails_allowed: number | null };
let admin: Visitor;
let azizah: string;

const limit = async (change: Partial<Limits>) => {
  const read = () => admin.post<Settings>('/api/admin/access/read-portal-settings');
  // The clock may have gone on past the session that set the last limit.
  if ((await read()).status === 401) admin = await server.as('ahmad-faizal');
  const { body } = await read();
  return admin.post('/api/admin/access/save-portal-settings', {
    ...settingsToSave(body),
    limits: { ...body.limits, ...change },
  });
};

beforeAll(async () => {
  await server.person('ahmad-faizal', [1, 6]);
  azizah = await server.person('nor-azizah');
  admin = await server.as('ahmad-faizal');
});

it.each([
  ['file', 4],
  ['file', 2001],
  ['mails', 0],
  ['invitation', 0],
  ['invitation', 181],
  ['session', 0],
  ['session', 91],
  ['session', 1.5],
])('a limit of %s is not set to %d', async (name, value) => {
  expect(await limit({ [name]: value })).toMatchObject({ status: 422, body: { errors: [{ path: `limits.${name}` }] } });
});

describe('the largest file', () => {
  it('is refused above what is set, in one request and in parts, and taken below it', async () => {
    const author = await server.as('nor-azizah');
    const draft = await seedDraft(database.db, azizah);
    const pdf = (size: number) => Buffer.alloc(size, '%PDF-1.4\n');
    const manuscript = (size: number) =>
      author.upload({ id: newId(), ref_id: draft, type: 'manuscript' }, { name: 'paper.pdf', content: pdf(size) });
    const begin = async (size: number) => {
      const said = { id: newId(), ref_id: draft, type: 'manuscript', filename: 'paper.pdf' };
      const metadata = Object.entries(said).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/media/files/resumable',
        headers: {
          cookie: author.cookie(),
          'tus-resumable': '1.0.0',
          'upload-length': String(size),
          'upload-metadata': metadata.join(','),
        },
      });
      return statusCode;
    };
    await limit({ file: 5 });
    expect((await server.visitor().get('/api/portal/setting')).body).toMatchObject({ largest_file: 5 });
    expect(await manuscript(5_000_001)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect((await manuscript(5_000_000)).status).toBe(200);
    expect(await begin(5_000_001)).toBe(413);
    await limit({ file: 6 });
    expect((await manuscript(5_000_001)).status).toBe(200);
    expect(await begin(6_000_001)).toBe(413);
    await limit({ file: 2000 });
    expect(await begin(100_000_001)).toBe(413);
  });
});

describe('mails a minute', () => {
  it('are at most what the environment allows, and follow the setting from the next mail on', async () => {
    expect((await limit({})).body).toMatchObject({ mails_allowed: 6000, limits: { mails: null } });
    expect(await limit({ mails: 6001 })).toMatchObject({ status: 422, body: { errors: [{ path: 'limits.mails' }] } });
    const mails: string[] = [];
    for (let one = 0; one < 3; one += 1)
      await server
        .visitor()
        .post('/api/admin/otp-code/save-otp-code', { email: 'nor-azizah@example.test', purpose: 'reset-password' });
    for (const { id } of server.queued) mails.push(id);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    const place = async () =>
      (await database.db.selectFrom('messaging.pace').select('next_at').executeTakeFirst())?.next_at.getTime() ?? 0;
    const send = server.sendQueuedMail(async () => 'sent');
    expect((await limit({ mails: 120 })).status).toBe(200);
    await send(mails[0] ?? '');
    const first = await place();
    await send(mails[1] ?? '');
    expect((await place()) - first).toBeGreaterThanOrEqual(500);
    await limit({ mails: null });
    const before = await place();
    await send(mails[2] ?? '');
    expect((await place()) - before).toBeLessThan(500);
  });
});

describe('an invitation', () => {
  it('expires after as many days as are set when it is sent, and again when it is sent again; its mail says when', async () => {
    const id = newId();
    await limit({ invitation: 3 });
    const now = server.clock().getTime();
    const days = async () => {
      const { expires_at } = await database.db
        .selectFrom('identity.invitation')
        .select('expires_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (expires_at.getTime() - now) / 86_400_000;
    };
    const invited = { id, kind: 'register', email: 'farid@um.test', name: 'Farid', language: 'en', message: '' };
    expect((await admin.post('/api/admin/identity/invite-person', invited)).status).toBe(200);
    expect(await days()).toBe(3);
    const { body } = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('address', '=', 'farid@um.test')
      .executeTakeFirstOrThrow();
    expect(body).toContain('24 November 2026');
    await limit({ invitation: 10 });
    expect(await days()).toBe(3);
    expect((await admin.post('/api/admin/identity/resend-invitation', { id })).status).toBe(200);
    expect(await days()).toBe(10);
  });
});

describe('a session', () => {
  const isOpen = async (browser: Visitor) =>
    (await browser.get<{ user: unknown }>('/api/auth/session')).body.user !== null;

  it('ends after so many days without use, and goes on while it is used', async () => {
    await limit({ session: 3 });
    const [used, unused] = [await server.as('nor-azizah'), await server.as('nor-azizah')];
    for (let twoDays = 0; twoDays < 3; twoDays += 1) {
      server.clock.forward({ days: 2 });
      expect(await isOpen(used)).toBe(true);
    }
    expect(await isOpen(unused)).toBe(false);
    server.clock.forward({ days: 3, minutes: 1 });
    expect(await isOpen(used)).toBe(false);
  });

  it('ends at once where the time that is allowed from now on is over, and not for the setting of something else', async () => {
    await limit({ session: 20 });
    const browser = await server.as('nor-azizah');
    server.clock.forward({ days: 5 });
    await limit({ invitation: 12 });
    expect(await isOpen(browser)).toBe(true);
    const other = await server.as('nor-azizah');
    server.clock.forward({ days: 5 });
    await limit({ session: 4 });
    expect([await isOpen(browser), await isOpen(other), await isOpen(admin)]).toEqual([false, false, true]);
  });

  it('ends when it is 90 days old, however much it is used', async () => {
    await limit({ session: 90 });
    const browser = await server.as('nor-azizah');
    for (let month = 0; month < 2; month += 1) {
      server.clock.forward({ days: 40 });
      expect(await isOpen(browser)).toBe(true);
    }
    server.clock.forward({ days: 10, minutes: 1 });
    expect(await isOpen(browser)).toBe(false);
  });
});
