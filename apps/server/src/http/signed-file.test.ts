import { newId } from '@naskhah/kernel/ids';
import { describe, expect, it } from 'vitest';
import { signedFile, signedToken } from './signed-file.ts';

const now = new Date('2026-11-21T02:00:00Z');
const file = { id: newId(), name: 'kertas.pdf', shown: true, cleaned: false };
const token = signedToken(file, 'secret', now);

describe('the signed address of a file', () => {
  it('says which file, for five minutes', () => {
    expect(signedFile(token, 'secret', new Date('2026-11-21T02:04:59Z'))).toMatchObject(file);
    expect(signedFile(token, 'secret', new Date('2026-11-21T02:05:00Z'))).toBeUndefined();
  });

  it.each([
    ['with another secret', token, 'other'],
    [
      'with another file',
      `${signedToken({ ...file, id: newId() }, 'x', now).split('.')[0]}.${token.split('.')[1]}`,
      'secret',
    ],
    ['without signature', token.split('.')[0] ?? '', 'secret'],
    ['that is empty', '', 'secret'],
  ])('is nothing %s', (_how, given, secret) => expect(signedFile(given, secret, now)).toBeUndefined());
});
