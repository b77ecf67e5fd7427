import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
let lim: Visitor;
let id: string;

beforeAll(async () => {
  id = await server.person('lim');
  lim = await server.as('lim');
});

const familyOf = async (name: string) =>
  (await database.db.selectFrom('identity.person').select('family').where('name', '=', name).executeTakeFirst())
    ?.family;

describe('the family name of a registration', () => {
  const register = async (usr_name: string, usr_family?: string | null) => {
    const visitor = server.visitor();
    const account = { usr_email: `${newId()}@example.test`, usr_password: 'gambut pulih sepuluh tahun', usr_name };
    const proof = await solvedPuzzle(visitor);
    const sent = { ...account, proof, ...(usr_family !== undefined && { usr_family }) };
    return visitor.post('/api/portal/register-user', sent);
  };

  it.each([
    ['Tan Mei Ling', 'Tan', 'Tan'],
    ['Nor Azizah Yusof', '', ''],
    ['Siti Hajar Rahman', undefined, null],
    ['Devi Ramasamy', null, null],
  ])('of %s, said as %j, is kept as %j', async (name, said, kept) => {
    expect((await register(name, said)).status).toBe(200);
    expect(await familyOf(name)).toBe(kept);
  });

  it('is a part of the name', async () =>
    expect(await register('Rosli Ibrahim', 'Rahman')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'usr_family', code: 'family-not-in-name' }] },
    }));
});

describe('the family name of a profile', () => {
  type Profile = { version: number; usr_family: string | null };
  const save = async (given: { usr_name?: string; usr_family?: string | null }) => {
    const { body } = await lim.post<Profile>('/api/admin/identity/get-profile');
    return lim.post<Profile>('/api/profil/update-user-profile', { version: body.version, ...given });
  };

  it('is not known at first, and kept once it was said', async () => {
    expect((await lim.post<Profile>('/api/admin/identity/get-profile')).body.usr_family).toBeNull();
    expect(await save({ usr_name: 'Lim Wei Jian', usr_family: 'Lim' })).toMatchObject({ body: { usr_family: 'Lim' } });
  });

  it('stays with another name that holds it, and is asked anew with one that does not', async () => {
    expect(await save({ usr_name: 'Lim Wei Jiann' })).toMatchObject({ body: { usr_family: 'Lim' } });
    expect(await save({ usr_name: 'Wei Jian' })).toMatchObject({ body: { usr_family: null } });
  });

  it('is refused when it is no part of the name, also of the name that is kept', async () => {
    const refused = { status: 422, body: { errors: [{ path: 'usr_family', code: 'family-not-in-name' }] } };
    expect(await save({ usr_family: 'Lim' })).toMatchObject(refused);
    expect(await save({ usr_name: 'Lim Wei Jian', usr_family: 'Tan' })).toMatchObject(refused);
  });
});

it('who submits stands on the byline as their account is cited', async () => {
  await database.db
    .updateTable('identity.person')
    .set({ name: 'Lim Wei Jian', family: 'Lim' })
    .where('id', '=', id)
    .execute();
  const journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db
    .insertInto('journals.section')
    .values({ id: newId(), journal_id: journal, title_en: 'Articles', title_ms: 'Artikel' })
    .execute();
  const started = await lim.post('/api/admin/article-submission/save', {
    journal_id: journal,
    language: 'en',
    checklist: [],
  });
  expect(started).toMatchObject({
    status: 200,
    body: { contributor: [{ name: 'Lim Wei Jian', given: 'Wei Jian', family: 'Lim' }] },
  });
});
