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
