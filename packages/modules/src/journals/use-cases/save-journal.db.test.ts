import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { describe, expect, it } from 'vitest';

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
