import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { completeRegistration, issnOf, wholeRegistration } from '@naskhah/testing/whole-registration';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const form = {
  path: 'jek',
  name_en: 'Journal of Tropical Ecology',
  name_ms: 'Jurnal Ekologi Khatulistiwa',
  abbreviation: 'JEK',
  publisher: 'Persatuan Ekologi',
};

describe('the website of a journal', () => {
  it('is an address of the web and no code', async () => {
    await server.person('siti');
    const siti = await server.as('siti');
    const save = (website: string) => siti.post('/api/admin/journals/save-journal', { ...form, website });
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.test', 'JavaScript:alert(1)'])
      expect(await save(website)).toMatchObject({ status: 422, body: { errors: [{ path: 'website' }] } });
    expect(await save('https://ekologi.example')).toMatchObject({
      status: 200,
      body: { website: 'https://ekologi.example' },
    });
  });
});

describe('the publisher of a journal', () => {
  it('keeps its id of the registry while it is what was chosen, and nothing else in its place', async () => {
    await server.person('ali');
    const ali = await server.as('ali');
    type Saved = { id: string; version: number; institution_ror: string | null };
    const masthead = { ...form, path: 'jpk', abbreviation: 'JPK', publisher: 'Universiti Putra Malaysia' };
    const save = (institution_ror: string) =>
      ali.post<Saved>('/api/admin/journals/save-journal', { ...masthead, institution_ror });
    expect(await save('https://evil.test/0abcdefgh')).toMatchObject({ status: 422 });
    const { body } = await save('https://ror.org/02e91jd64');
    expect(body.institution_ror).toBe('https://ror.org/02e91jd64');
    const typed = { ...masthead, id: body.id, version: body.version, publisher: 'Persatuan Ekologi' };
    const changed = await ali.post<Saved>('/api/admin/journals/update-journal', typed);
    expect(changed).toMatchObject({ status: 200, body: { institution_ror: null, publisher: 'Persatuan Ekologi' } });
  });
});

describe('the country of a journal', () => {
  it('is Malaysia where a registration leaves it out, none where nobody said one, and may be said and taken back', async () => {
    await server.person('mei');
    const mei = await server.as('mei');
    type Saved = { id: string; version: number; country: string | null };
    const masthead = { ...form, path: 'negara', abbreviation: 'NGR' };
    const { body: first } = await mei.post<Saved>('/api/admin/journals/save-journal', masthead);
    expect(first.country).toBe('MY');
    let { version } = first;
    const change = async (said: object) => {
      const { status, body } = await mei.post<Saved>('/api/admin/journals/update-journal', {
        id: first.id,
        version,
        ...said,
      });
      version = body.version ?? version;
      return { status, country: body.country };
    };
    expect(await change({ country: null })).toEqual({ status: 200, country: null });
    expect(await change({ name_en: 'Ecology of Forests' })).toEqual({ status: 200, country: null });
    expect(await change({ country: 'SG' })).toEqual({ status: 200, country: 'SG' });
    expect((await change({ country: 'nowhere' })).status).toBe(422);
  });
});

describe('registering a journal', () => {
  beforeAll(async () => {
    for (const [key, roles] of Object.entries({ evaluator: [3], member: [6], faridah: [2, 6], admin: [1, 6] }))
      await server.person(key, roles);
  });
  const registered = { ...wholeRegistration, ...form, path: 'rimba', abbreviation: 'RIMBA', disciplines: ['1.6'] };
  type Saved = { id: string; version: number };
  const register = async (key: string, path: string) =>
    (await server.as(key)).post<Saved>('/api/admin/journals/save-journal', {
      ...registered,
      path,
      abbreviation: path.toUpperCase(),
      eissn: issnOf(path),
    });

  it('asks for the flag to manage journals, or for that of who verifies them', async () => {
    expect(await register('evaluator', 'penilai')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect((await register('member', 'ahli')).status).toBe(200);
    expect((await register('faridah', 'urus')).status).toBe(200);
    expect((await register('admin', 'pentadbir')).status).toBe(200);
  });

  it('is told by mail to everybody who receives new journals, once, and to nobody else', async () => {
    const { body } = await register('member', 'hutan');
    const member = await server.as('member');
    const submit = () => member.post('/api/admin/journals/on-submit', { id: body.id, version: body.version });
    expect((await submit()).body).toMatchObject({
      code: 'journal-incomplete',
      errors: [{ path: 'board' }, { path: 'files' }],
    });
    await completeRegistration(member, body.id);
    expect((await submit()).status).toBe(200);
    expect((await submit()).status).toBe(200);
    const mails = await database.db
      .selectFrom('messaging.mail')
      .select(['address', 'subject', 'body', 'journal_id'])
      .where('event', '=', 'journal-submitted')
      .orderBy('address')
      .execute();
    expect(mails.map(({ address }) => address)).toEqual(['admin@example.test', 'faridah@example.test']);
    expect(mails[0]).toMatchObject({
      subject: 'New journal to verify: Journal of Tropical Ecology',
      body: expect.stringContaining(`Member has submitted`),
      journal_id: null,
    });
    expect(mails[0]?.body).toContain(`/private/journal-management/journal-information/${body.id}`);
    const faridah = await server.as('faridah');
    const notices = await faridah.post<{ rows: { event: string }[] }>('/api/admin/messaging/list-notifications', {});
    expect(JSON.stringify(notices.body)).toContain('journal-submitted');
  });

  it('is not told to who submits it themselves', async () => {
    const { body } = await register('admin', 'sendiri');
    const admin = await server.as('admin');
    await completeRegistration(admin, body.id);
    await admin.post('/api/admin/journals/on-submit', { id: body.id, version: body.version });
    const mails = database.db.selectFrom('messaging.mail').select('address').where('event', '=', 'journal-submitted');
    expect(await mails.where('subject_id', '=', body.id).execute()).toEqual([{ address: 'faridah@example.test' }]);
  });
});
