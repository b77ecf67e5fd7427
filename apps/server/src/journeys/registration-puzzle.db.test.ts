import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database, { signIn: { puzzleBits: 8 } });
const register = (usr_email: string, proof: string) =>
  server.visitor().post('/api/portal/register-user', {
    usr_password: 'gambut pulih sepuluh tahun',
    usr_name: 'Nor Azizah',
    usr_email,
    proof,
  });

describe('the puzzle of a registration', () => {
  it('lets a person in once it is solved, and not a second time', async () => {
    const proof = await solvedPuzzle(server.visitor());
    expect((await register('nor@example.test', proof)).status).toBe(200);
    expect(await register('siti@example.test', proof)).toMatchObject({ status: 422, body: { code: 'proof-missing' } });
  });

  it('is spent by one of two who send the same solution at once', async () => {
    const proof = await solvedPuzzle(server.visitor());
    const answers = await Promise.all([register('aina@example.test', proof), register('devi@example.test', proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is refused when it was not given, not solved, not ours, or changed', async () => {
    const proof = await solvedPuzzle(server.visitor());
    const [time = '', random = '', rest = ''] = proof.split('.');
    const wrong = [
      '',
      'x',
      proof.replace(/:\d+$/, ':'),
      `${Number(time) + 1}.${random}.${rest}`,
      `${time}.${random}.${'A'.repeat(43)}:0`,
    ];
    for (const one of wrong) expect((await register('lim@example.test', one)).body.code).toBe('proof-missing');
  });

  it('is refused when it was solved half an hour ago', async () => {
    const proof = await solvedPuzzle(server.visitor());
    server.clock.forward({ minutes: 31 });
    expect((await register('farid@example.test', proof)).body.code).toBe('proof-missing');
  });
});
