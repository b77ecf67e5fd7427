import { insertSession } from '@naskhah/modules/identity';
import { testDatabase } from '@naskhah/testing/test-database';
import { testSecret, testServer } from '@naskhah/testing/test-server';
import { refusalWords } from '@naskhah/words/refusals';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const notHeld = refusalWords['role-not-held'];
const asking = (language: string) => ({ 'accept-language': language });
let siti = '';

const refused = async (browser: Awaited<ReturnType<typeof server.as>>, header: string): Promise<string> =>
  String((await browser.post('/api/auth/change-role', { usr_acl: 2 }, asking(header))).body.title);

describe('what the server says', () => {
  beforeAll(async () => {
    siti = await server.person('siti');
    await server.person('rosnah', [1, 6]);
  });

  it('follows Accept-Language without a session', async () => {
    const path = '/api/admin/identity/get-profile';
    const english = await server.visitor().post(path, {}, asking('en'));
    const malay = await server.visitor().post(path, {}, asking('ms-MY, en;q=0.3'));
    expect([english.status, malay.status]).toEqual([401, 401]);
    expect(malay.body.title).not.toBe(english.body.title);
    expect(malay.body.title).toBe(refusalWords['not-logged-in'].ms);
  });

  it('follows the account while nothing was chosen in the session, whatever the browser asks for', async () => {
    const browser = await server.as('siti');
    expect(await refused(browser, 'ms')).toBe(notHeld.en);
  });

  it('follows what was chosen in the session, and only there', async () => {
    const browser = await server.as('siti');
    const other = await server.as('siti');
    expect((await browser.post('/api/auth/change-language', { language: 'ms' })).status).toBe(200);
    expect(await refused(browser, 'en')).toBe(notHeld.ms);
    expect(await refused(other, 'ms')).toBe(notHeld.en);
    const { body } = await browser.get<{ user: { language: string } }>('/api/auth/session');
    expect(body.user.language).toBe('ms');
    const profile = await browser.post('/api/admin/identity/get-profile');
    expect(profile.body.language).toBe('en');
  });

  it.each<[string, string, string, number, 'unreadable-body' | 'wrong-type' | 'too-large']>([
    ['a body that is no JSON', '{', 'application/json', 400, 'unreadable-body'],
    ['a body of another type', 'a=b', 'text/plain', 415, 'wrong-type'],
    ['a body that is too large', JSON.stringify({ q: 'x'.repeat(1_100_000) }), 'application/json', 413, 'too-large'],
  ])('is in the language of the session for %s', async (_case, payload, type, status, code) => {
    const browser = await server.as('siti');
    await browser.post('/api/auth/change-language', { language: 'ms' });
    const answer = await browser.raw('/api/auth/change-role', {
      method: 'POST',
      payload,
      headers: { 'content-type': type, 'accept-language': 'en' },
    });
    expect({ status: answer.status, ...JSON.parse(answer.body) }).toMatchObject({
      status,
      code,
      title: refusalWords[code].ms,
    });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('stays in the language of an Administrator who acts as another person, and afterwards', async () => {
    const browser = await server.as('rosnah');
    await browser.post('/api/auth/change-language', { language: 'ms' });
    const switched = await browser.post('/api/auth/switch-user', { usr_id: siti, reason: 'Asked for help' });
    expect(switched.body).toMatchObject({ usr_id: siti, language: 'ms' });
    expect(await refused(browser, 'en')).toBe(notHeld.ms);
    const back = await browser.post('/api/auth/unset-user');
    expect(back.body).toMatchObject({ usr_firstname: 'Rosnah', language: 'ms' });
  });

  it('follows the browser for a person who came by the link of a review', async () => {
    const token = 'the session of one review';
    await insertSession(database.db, testSecret, {
      token,
      personId: siti,
      kind: 'link',
      scopeId: siti,
      userAgent: '',
      now: server.clock(),
    });
    const answer = await server
      .visitor()
      .post('/api/admin/identity/get-profile', {}, { cookie: `naskhah=${token}`, ...asking('ms') });
    expect(answer).toMatchObject({ status: 403, body: { title: refusalWords['not-allowed'].ms } });
  });

  it('is not changed to a language that the portal does not speak', async () => {
    const browser = await server.as('siti');
    const answer = await browser.post('/api/auth/change-language', { language: 'fr' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'language' }] } });
    expect((await server.visitor().post('/api/auth/change-language', { language: 'ms' })).status).toBe(401);
  });
});
