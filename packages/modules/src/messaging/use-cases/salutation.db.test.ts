import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const people = ['aina', 'bakar', 'chong'] as const;

beforeAll(async () => {
  for (const key of people) await server.person(key);
});

/** The first line of the mail that somebody of this name and language gets for a forgotten password. */
const greeting = async (
  key: (typeof people)[number],
  set: { name: string; firstname: string; language: 'en' | 'ms' },
) => {
  const address = `${key}@example.test`;
  const { id } = await database.db
    .selectFrom('identity.email')
    .select('person_id as id')
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  await database.db.updateTable('identity.person').set(set).where('id', '=', id).execute();
  await server.visitor().post('/api/admin/otp-code/save-otp-code', { email: address, purpose: 'reset-password' });
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return body.split('\n')[0];
};

describe('a mail greets', () => {
  it('in Malay by the whole name with its titles', async () => {
    const name = 'Prof. Dr. Aina binti Rahman';
    expect(await greeting('aina', { name, firstname: 'Aina', language: 'ms' })).toBe(`${name} yang dihormati,`);
  });

  it('in English by the first name', async () => {
    const set = { name: 'Dr. Chong Wei Ling', firstname: 'Chong', language: 'en' } as const;
    expect(await greeting('chong', set)).toBe('Dear Chong,');
  });

  it('in Malay by the whole name whatever the first name is, in English as the person has set it', async () => {
    const set = { name: 'Abu Bakar bin Ali', firstname: 'Dato’ Bakar' };
    expect(await greeting('bakar', { ...set, language: 'ms' })).toBe('Abu Bakar bin Ali yang dihormati,');
    expect(await greeting('bakar', { ...set, language: 'en' })).toBe('Dear Dato’ Bakar,');
  });
});
