import { settingsToSave } from '@naskhah/testing/settings-to-save';
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const read = '/api/admin/access/read-portal-settings';
const save = '/api/admin/access/save-portal-settings';

describe('the settings of the portal', () => {
  let admin: Visitor;
  beforeAll(async () => {
    await server.person('ahmad-faizal', [1, 6]);
    await server.person('nor-azizah');
    admin = await server.as('ahmad-faizal');
  });
  const set = async (change: object) => {
    const { body } = await admin.post(read);
    return admin.post(save, { ...settingsToSave(body), ...change });
  };
  const register = async (usr_email: string) => {
    const visitor = server.visitor();
    const person = { usr_email, usr_name: 'Aminah', usr_password: testPassword };
    return visitor.post('/api/portal/register-user', { ...person, proof: await solvedPuzzle(visitor) });
  };

  it('are as shipped before anybody has set them', async () => {
    expect((await server.visitor().get('/api/portal/setting')).body).toEqual({
      name: { en: 'Naskhah', ms: 'Naskhah' },
      front: { en: '', ms: '' },
      registration: true,
      banner: { en: '', ms: '' },
      foot: { en: '', ms: '' },
      logo: { light: null, dark: null },
      languages: ['en', 'ms'],
      largest_file: 2000,
    });
  });

  it('are seen by everybody once they are saved, but for the domains', async () => {
    const name = { en: 'MyJurnal', ms: 'MyJurnal' };
    const banner = { en: 'Closed on Friday', ms: 'Ditutup pada hari Jumaat' };
    expect((await set({ name, banner, domains: ['EDU.my'] })).body).toMatchObject({ domains: ['edu.my'], version: 2 });
    const { body } = await server.visitor().get('/api/portal/setting');
    expect(body).toMatchObject({ name, banner });
    expect(JSON.stringify(body)).not.toContain('edu.my');
  });

  it('say which field is wrong, and keep nothing of it', async () => {
    const wrong = await set({ name: { en: '', ms: 'X' }, domains: ['not a domain'] });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'name.en' }, { path: 'domains.0' }] } });
    expect((await server.visitor().get('/api/portal/setting')).body).toMatchObject({ name: { en: 'MyJurnal' } });
  });

  it('decide who may register', async () => {
    expect(await register('aminah@elsewhere.test')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'usr_email', code: 'domain-refused' }] },
    });
    expect((await register('aminah@um.edu.my')).status).toBe(200);
    await set({ registration: false });
    expect(await register('siti@um.edu.my')).toMatchObject({ status: 422, body: { code: 'registration-closed' } });
  });

  it('decide what mails call the portal, in the language of each', async () => {
    await set({ registration: true, domains: [], name: { en: 'Journals of Langkawi', ms: 'Jurnal Langkawi' } });
    expect((await register('kamal@example.test')).status).toBe(200);
    const { language, body } = await database.db
      .selectFrom('messaging.mail')
      .select(['language', 'body'])
      .where('address', '=', 'kamal@example.test')
      .executeTakeFirstOrThrow();
    expect(body).toContain(language === 'ms' ? 'Jurnal Langkawi' : 'Journals of Langkawi');
    expect(body).not.toMatch(/Naskhah|\{\{/);
  });

  it('decide in whose name mails are sent', async () => {
    const from: unknown[] = [];
    const sendNewest = async () => {
      const mail = await database.db
        .selectFrom('messaging.mail')
        .select('id')
        .where('state', '=', 'queued')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await server.sendQueuedMail(async (one) => {
        from.push(one.from);
        return 'sent';
      })(mail.id);
    };
    await set({ registration: true, domains: [] });
    await register('one@um.edu.my');
    await sendNewest();
    const sender = { name: 'Naskhah Malaysia', address: 'no-reply@um.edu.my' };
    expect((await set({ sender })).status).toBe(200);
    await register('two@um.edu.my');
    await sendNewest();
    expect(from).toEqual([undefined, sender]);
    expect(await set({ sender: { name: '', address: 'not an address' } })).toMatchObject({ status: 422 });
  });

  it('put a picture beside the name: of a type that its content shows, small, and gone again when it is taken away', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500)]);
    const save = (content: Buffer | null, ground = 'light') =>
      admin.post<{ logo: { light: string | null; dark: string | null } }>('/api/admin/access/save-logo', {
        ground,
        content: content?.toString('base64') ?? null,
      });
    const shown = (address: string | null) => server.visitor().raw(String(address));
    expect(await save(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 415,
      body: { code: 'wrong-type' },
    });
    expect(await save(Buffer.concat([png, Buffer.alloc(200_000)]))).toMatchObject({ status: 413 });
    const { logo } = (await save(png)).body;
    expect((await server.visitor().get('/api/portal/setting')).body).toMatchObject({ logo });
    expect(logo.dark).toBe(logo.light);
    const both = (await save(Buffer.concat([png, Buffer.from('dark')]), 'dark')).body.logo;
    expect(both.light).toBe(logo.light);
    expect((await shown(both.dark)).body).toContain('dark');
    expect((await shown(both.light)).body).not.toContain('dark');
    await save(null, 'dark');
    expect((await shown(both.dark)).status).toBe(404);
    expect(await shown(logo.light)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    });
    await save(null);
    expect((await shown(logo.light)).status).toBe(404);
    const member = await server.as('nor-azizah');
    expect((await member.post('/api/admin/access/save-logo', { ground: 'light', content: null })).status).toBe(403);
  });

  it('are not saved over what somebody else has set meanwhile', async () => {
    const body = settingsToSave((await admin.post(read)).body);
    expect((await admin.post(save, body)).status).toBe(200);
    expect((await admin.post(save, body)).status).toBe(409);
  });

  it('are for an Administrator alone', async () => {
    const member = await server.as('nor-azizah');
    expect((await member.post(read)).status).toBe(403);
    expect((await member.post(save, (await admin.post(read)).body)).status).toBe(403);
  });
});
