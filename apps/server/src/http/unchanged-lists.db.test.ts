import { brotliDecompressSync } from 'node:zlib';
import { codeListNames } from '@naskhah/kernel/code-lists';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/get-ref/all', headers });

describe('the reference lists', () => {
  it('are all there, in under 40 kB as they are sent', async () => {
    const { rawPayload, headers } = await ask({ 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(40_000);
    const lists = JSON.parse(String(brotliDecompressSync(rawPayload))) as Record<string, unknown[]>;
    expect(Object.keys(lists).sort()).toEqual([...codeListNames, 'role'].sort());
    for (const [list, entries] of Object.entries(lists)) expect([list, entries.length <= 500]).toEqual([list, true]);
  });

  it('are not sent again to who has them, until an entry or the language changes', async () => {
    const etag = String((await ask({ 'accept-encoding': 'br' })).headers.etag);
    const again = await ask({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': etag, 'accept-language': 'ms' })).statusCode).toBe(200);
    await database.db
      .updateTable('reference_data.code')
      .set({ label_en: 'Another' })
      .where('list', '=', 'license')
      .execute();
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('of one name alone have a tag, too', async () => {
    const { headers, statusCode } = await server.app.inject('/api/get-ref/stage');
    expect([statusCode, String(headers.etag)]).toEqual([200, expect.stringMatching(/^"[\w-]{27}"$/)]);
  });
});
