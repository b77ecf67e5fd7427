import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
let siti: Visitor;
let id: string;

type Profile = { version: number; biography: { en: string; ms: string } };
const save = async (biography?: { en?: string; ms?: string }) => {
  const { body } = await siti.post<Profile>('/api/admin/identity/get-profile');
  return siti.post<Profile>('/api/profil/update-user-profile', {
    version: body.version,
    usr_name: 'Siti',
    usr_firstname: 'Siti',
    language: 'ms',
    biography,
  });
};
const kept = async () =>
  (await database.db.selectFrom('identity.person').select('biography').where('id', '=', id).executeTakeFirstOrThrow())
    .biography;

beforeAll(async () => {
  id = await server.person('siti');
  siti = await server.as('siti');
});

describe('the biography of a profile', () => {
  it('is empty at first', async () => {
    expect((await siti.post<Profile>('/api/admin/identity/get-profile')).body.biography).toEqual({ en: '', ms: '' });
  });

  it('is kept in the languages in which something was written', async () => {
    const saved = await save({ en: '', ms: '  Mengkaji paya bakau. ' });
    expect(saved).toMatchObject({ status: 200, body: { biography: { en: '', ms: 'Mengkaji paya bakau.' } } });
    expect(await kept()).toEqual({ ms: 'Mengkaji paya bakau.' });
  });

  it('stays when a save does not name it', async () => {
    await save();
    expect(await kept()).toEqual({ ms: 'Mengkaji paya bakau.' });
  });

  it('loses what is emptied, and nothing in a language that the form does not show', async () => {
    const biography = JSON.stringify({ ms: 'Lama', fr: 'Ancien' });
    await database.db.updateTable('identity.person').set({ biography }).where('id', '=', id).execute();
    await save({ en: 'Studies mangroves.', ms: '' });
    expect(await kept()).toEqual({ en: 'Studies mangroves.', fr: 'Ancien' });
  });

  it('has 2,000 characters at most', async () => {
    expect((await save({ en: 'x'.repeat(2000) })).status).toBe(200);
    expect(await save({ en: 'x'.repeat(2001) })).toMatchObject({ status: 422, body: { code: 'input-refused' } });
  });
});

describe('the ORCID iD of a profile', () => {
  const iD = '0000-0002-1825-0097';
  const write = async (person: Visitor, orcid?: string | null) => {
    const { body } = await person.post<Profile>('/api/admin/identity/get-profile');
    return person.post('/api/profil/update-user-profile', { version: body.version, usr_name: 'Siti', orcid });
  };
  const written = async () =>
    (await database.db.selectFrom('identity.person').select('orcid').where('id', '=', id).executeTakeFirstOrThrow())
      .orcid;

  it('stays when a save does not name it', async () => {
    expect((await write(siti, iD)).status).toBe(200);
    expect((await write(siti)).status).toBe(200);
    expect(await written()).toBe(iD);
  });

  it.each(['', null])('is gone when it is sent as %j, for each of several people', async (nothing) => {
    await write(siti, iD);
    const name = `person-${JSON.stringify(nothing).length}`;
    await server.person(name);
    const other = await server.as(name);
    expect((await write(siti, nothing)).status).toBe(200);
    expect((await write(other, nothing)).status).toBe(200);
    expect(await written()).toBeNull();
  });
});
