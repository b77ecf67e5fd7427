import { expect, it } from 'vitest';
import { cleanInThread } from './clean-in-thread.ts';

const rtf = Buffer.from('{\\rtf1{\\info{\\author Zulaikha}}The peat}');

it('a file is cleaned beside the server, one after the other', async () => {
  const clean = cleanInThread();
  const [one, other] = await Promise.all([clean(rtf, 'application/rtf'), clean(rtf, 'application/zip')]);
  expect(one).toMatchObject({ is: 'clean', traces: [{ kind: 'author', values: ['Zulaikha'] }], text: 'The peat' });
  expect(one.is === 'clean' && Buffer.from(one.copy).toString()).toBe('{\\rtf1The peat}');
  expect(other.is).toBe('uncleanable');
});

it('a file that takes too long is given up, and the next is cleaned', async () => {
  expect((await cleanInThread(0)(rtf, 'application/rtf')).is).toBe('uncleanable');
});
