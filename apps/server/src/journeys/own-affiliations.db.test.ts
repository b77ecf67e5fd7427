import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const server = testServer(testDatabase());

describe("one's own affiliations", () => {
  let author: Visitor;
  const save = (affiliations: object[]) => author.post('/api/admin/users/save-user-affliation', { affiliations });
  const putra = {
    id: newId(),
    organisation: 'Universiti Putra Malaysia',
    ror: 'https://ror.org/02e91jd64',
    starts_on: '2019-02-01',
    ends_on: '2024-01-31',
  };
  const kept = async () => (await author.post('/api/admin/identity/get-profile')).body.affiliations;

  beforeAll(async () => {
    await server.person('nor-azizah');
    author = await server.as('nor-azizah');
  });

  it('are kept with the id of the institution and their dates, however often they are sent', async () => {
    for (let times = 0; times < 2; times++) expect((await save([putra])).status).toBe(200);
    expect(await kept()).toMatchObject([{ ...putra, is_primary: true }]);
  });

  it('that end before they begin are named, and nothing is saved', async () => {
    const backwards = { ...putra, ends_on: '2018-01-31' };
    expect(await save([{ id: newId(), organisation: 'Other' }, backwards])).toMatchObject({
      status: 422,
      body: { code: 'input-refused', errors: [{ path: 'affiliations.1.ends_on', code: 'ends-before' }] },
    });
    expect(await kept()).toHaveLength(1);
  });

  it('name an institution by an address of the registry, or by none', async () => {
    expect((await save([{ ...putra, ror: 'https://evil.example/02e91jd64' }])).status).toBe(422);
    expect((await save([{ ...putra, ror: null }])).status).toBe(200);
  });
});
