import { newId } from '@naskhah/kernel/ids';
import type { ScanVerdict } from '@naskhah/modules/media';
import { type ClamdStub, startClamdStub, testVirus } from '@naskhah/testing/clamd-stub';
import { storeKinds } from '@naskhah/testing/content-stores';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { type TusVisitor, tusVisitor } from '@naskhah/testing/tus-visitor';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Of this process alone: tests of two clones may run at once.
const port = 30_000 + (process.pid % 30_000);
const limit = 200_000;
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

describe.each(storeKinds)('with a virus scanner before %s', (store) => {
  const database = testDatabase();
  const server = testServer(database, { store, clamdUrl: `tcp://127.0.0.1:${port}` });
  let clamd: ClamdStub;
  let author: Visitor;
  let inParts: TusVisitor;
  let draft: string;

  beforeAll(async () => {
    clamd = await startClamdStub(port, limit);
    const person = await server.person('nor-azizah');
    author = await server.as('nor-azizah');
    inParts = tusVisitor(await server.listen(), author);
    draft = await seedDraft(database.db, person);
  });
  afterAll(() => clamd.close());

  const about = () => ({ id: newId(), ref_id: draft, type: 'supplementary' });
  const send = (content: string | Buffer) => author.upload(about(), { name: 'data.pdf', content });
  const sendInParts = async (content: Buffer) => {
    const said = { ...about(), filename: 'data.pdf' };
    await inParts.begin(said, content.length);
    await inParts.send(said.id, 0, content);
    return said.id;
  };
  const scanner = async () => (await author.get<{ scanner: string }>('/health/ready')).body.scanner;

  it('a file with a virus is refused and leaves nothing, in one piece or in parts', async () => {
    const infected = `${pdf}${testVirus}`;
    expect(await send(infected)).toMatchObject({ status: 422, body: { code: 'infected-file' } });
    const id = await sendInParts(Buffer.from(infected));
    expect(await inParts.finish(id)).toMatchObject({ status: 422, body: { code: 'infected-file' } });
    expect(server.lying()).toEqual([]);
  });

  it('a file that is too large for the scanner is refused', async () => {
    const large = Buffer.concat([Buffer.from(pdf), Buffer.alloc(5 * limit, 32)]);
    expect(await send(large)).toMatchObject({ status: 422, body: { code: 'uncheckable-file' } });
    expect(server.lying()).toEqual([]);
  });

  it('a file waits while it is being checked, and who asks again is told so', async () => {
    const { scan } = server.media;
    let checked: (verdict: ScanVerdict) => void = () => undefined;
    const begun = Promise.withResolvers<void>();
    server.media.scan = () =>
      new Promise((tell) => {
        checked = tell;
        begun.resolve();
      });
    const id = await sendInParts(Buffer.from(`${pdf}slow`));
    const first = inParts.finish(id);
    await begun.promise;
    expect(await inParts.finish(id)).toEqual({ status: 202, body: { id, state: 'being-checked' } });
    checked('infected');
    expect(await first).toMatchObject({ status: 422, body: { code: 'infected-file' } });
    expect(server.lying()).toEqual([]);
    server.media.scan = scan;
  });

  it('nothing is taken while the scanner is down, and the sent parts wait for it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await scanner()).toBe('ready');
    await clamd.close();
    expect(await scanner()).toBe('down: no files are taken');
    const refused = await send(pdf);
    expect(refused).toMatchObject({ status: 503, body: { code: 'checking-down' } });
    expect(server.lying()).toEqual([]);
    const id = await sendInParts(Buffer.from(pdf));
    expect((await inParts.finish(id)).status).toBe(503);

    clamd = await startClamdStub(port, limit);
    expect(await inParts.finish(id)).toEqual({ status: 200, body: { id } });
    expect((await send(pdf)).status).toBe(200);
    expect(server.lying()).toHaveLength(1);
  });
});
