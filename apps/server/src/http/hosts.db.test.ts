import { newId } from '@naskhah/kernel/ids';
import { everyPage, sitesChannel } from '@naskhah/modules/publishing/host';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { site } from '@naskhah/words/site/site';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database, { sites: 'http://journals.test' });
const sites = { host: 'journals.test' };
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

let author: Visitor;
let draft: string;
const file = newId();
const drawing = newId();

beforeAll(async () => {
  const person = await server.person('nor-azizah');
  await server.person('siti-hajar');
  author = await server.as('nor-azizah');
  draft = await seedDraft(database.db, person);
  await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Tropical Ecology' });
  await author.upload({ id: file, ref_id: draft, type: 'manuscript' }, { name: 'kertas.pdf', content: pdf });
  await author.upload(
    { id: drawing, ref_id: draft, type: 'figure' },
    { name: 'a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  );
});

describe("the sites' own host", () => {
  it.each(['/journals', '/j/jek', '/search', '/health/live'])('has the public side: %s', async (path) =>
    expect((await author.raw(path, { headers: sites })).status).toBe(200),
  );

  it('begins with the list of journals', async () =>
    expect((await author.raw('/', { headers: sites })).body).toContain('Journal of Tropical Ecology'));

  it('has the logo that its pages show, and speaks the language that the portal offers', async () => {
    const logo = { mime: 'image/png', content: Buffer.from('89504e47', 'hex'), digest: '0123456789abcdef' };
    await database.db.insertInto('access.portal_logo').values(logo).execute();
    await sql`select pg_notify(${sitesChannel}, ${everyPage})`.execute(database.db);
    const shown = async () => {
      const { body } = await author.raw('/j/not-there', { headers: sites });
      return /<img src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    await expect.poll(shown).toContain('0123456789abcdef');
    const address = await shown();
    expect(await author.raw(address, { headers: sites })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
    await database.db.updateTable('access.portal_setting').set({ settings: '{"languages":["ms"]}' }).execute();
    const refused = await author.raw('/journals', { method: 'POST', headers: { ...sites, 'accept-language': 'en' } });
    expect(refused).toMatchObject({ status: 404, body: site.notFound.ms });
    await database.db.updateTable('access.portal_setting').set({ settings: '{}' }).execute();
  });

  it.each([
    '/private',
    '/register',
    '/api/auth/session',
    '/api/docs',
    '/metrics',
    `/media/files/get-file?id=${file}`,
    '/assets/index.js',
  ])('has nothing of the portal: %s', async (path) => {
    const { status, body } = await author.raw(path, { headers: sites });
    expect(status).toBe(404);
    expect(body).not.toContain('type="module"');
  });

  it('knows no session and takes nothing', async () => {
    const login = { usr_email: 'nor-azizah@example.test', usr_password: 'a long enough phrase' };
    expect(
      (await author.raw('/api/auth/login', { method: 'POST', headers: sites, payload: JSON.stringify(login) })).status,
    ).toBe(404);
    const { headers } = await author.raw('/journals', { headers: sites });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe("the portal's host", () => {
  it.each(['/journals?q=eko', '/j/jek/about', '/search'])('sends readers to the sites: %s', async (path) =>
    expect(await author.raw(path)).toMatchObject({ status: 308, headers: { location: `http://journals.test${path}` } }),
  );

  it('keeps what is its own', async () => expect((await author.raw('/api/auth/session')).status).toBe(200));
});

describe('an uploaded file', () => {
  const locationOf = async (visitor: Visitor, id: string, way = 'get-file') => {
    const { status, headers, body } = await visitor.raw(`/media/files/${way}?id=${id}`);
    return { status, body, at: String(headers.location ?? '') };
  };
  const path = (address: string) => address.replace('http://journals.test', '');

  it("is read on the sites' host without a cookie, by an address for a few minutes", async () => {
    const { status, body, at } = await locationOf(author, file);
    expect({ status, body }).toEqual({ status: 302, body: '' });
    const nobody = server.visitor();
    expect(await nobody.raw(path(at), { headers: sites })).toMatchObject({
      status: 200,
      body: pdf,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; filename="kertas.pdf"/),
        'content-security-policy': expect.stringMatching(/^default-src 'none'; object-src 'self'/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
    expect((await nobody.raw(path(at))).status).toBe(404);
    server.clock.forward({ minutes: 5 });
    expect((await nobody.raw(path(at), { headers: sites })).status).toBe(404);
  });

  it('is shown there only when its type is safe, and downloaded when that is asked for', async () => {
    const shown = async (id: string, way?: string) => {
      const { at } = await locationOf(author, id, way);
      const { headers } = await author.raw(path(at), { headers: sites });
      return String(headers['content-disposition']).split(';')[0];
    };
    expect([await shown(file), await shown(file, 'download-file'), await shown(drawing)]).toEqual([
      'inline',
      'attachment',
      'attachment',
    ]);
  });

  it('has no address for a stranger, nor after it was taken off', async () => {
    expect((await locationOf(await server.as('siti-hajar'), file)).status).toBe(404);
    const { at } = await locationOf(author, drawing);
    await author.post('/media/files/delete-file', { id: drawing });
    expect((await author.raw(path(at), { headers: sites })).status).toBe(404);
  });
});
