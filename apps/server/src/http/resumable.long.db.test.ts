import { randomBytes } from 'node:crypto';
import { newId } from '@naskhah/kernel/ids';
import { portalLimits } from '@naskhah/kernel/portal-limits';
import { uploadLimitOf } from '@naskhah/kernel/upload-limit';
import { storeKinds } from '@naskhah/testing/content-stores';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { type TusVisitor, tusVisitor } from '@naskhah/testing/tus-visitor';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size - 15), Buffer.from('%%EOF\n')]);
const part = 6 * 1024 * 1024;

describe.each(storeKinds)('an upload in parts into %s', (store) => {
  const database = testDatabase();
  const server = testServer(database, { store });
  let author: TusVisitor;
  let stranger: TusVisitor;
  let visitor: Visitor;
  let draft: string;

  beforeAll(async () => {
    const person = await server.person('nor-azizah');
    await server.person('siti-hajar');
    visitor = await server.as('nor-azizah');
    author = tusVisitor(await server.listen(), visitor);
    stranger = tusVisitor(await server.listen(), await server.as('siti-hajar'));
    draft = await seedDraft(database.db, person);
  });
  beforeEach(() => server.clock.forward({ minutes: 10 }));
  afterEach(() => expect(server.lying()).toEqual([]));

  const about = (type = 'supplementary') => ({ id: newId(), ref_id: draft, type, filename: 'data.pdf' });
  const openUploads = () => database.db.selectFrom('media.upload').select('id').execute();
  const forget = async () => {
    for (const { sha256 } of await database.db.selectFrom('media.content').select('sha256').execute())
      await server.media.store.remove(sha256);
    await database.db.deleteFrom('media.attachment').execute();
    await database.db.deleteFrom('media.content').execute();
  };

  it('that is broken off goes on where it was and ends as any saved file', async () => {
    const file = pdf(20_000_000);
    const said = about();
    const begun = await author.begin(said, file.length);
    expect(begun).toMatchObject({ status: 201, location: `/media/files/resumable/${said.id}` });
    expect(await author.send(said.id, 0, file.subarray(0, part))).toMatchObject({ status: 204, offset: part });
    expect((await author.finish(said.id)).status).toBe(409);

    await author.sendAndBreakOff(said.id, part, file.subarray(part), part);
    const there = await author.ask(said.id);
    expect(there.status).toBe(200);
    expect(there.offset).toBeGreaterThanOrEqual(part);
    expect(there.offset).toBeLessThan(file.length);

    expect((await author.send(said.id, there.offset, file.subarray(there.offset))).offset).toBe(file.length);
    expect(await author.finish(said.id)).toEqual({ status: 200, body: { id: said.id } });
    expect(await author.finish(said.id)).toEqual({ status: 200, body: { id: said.id } });
    const read = await author.read(said.id);
    expect(read.equals(file)).toBe(true);
    expect(server.lying()).toHaveLength(1);
    expect(await openUploads()).toEqual([]);
    await forget();
  });

  it('is not there for a stranger, who cannot ask, append, finish or take it away', async () => {
    const said = about();
    await author.begin(said, 100);
    const answers = [
      await stranger.ask(said.id),
      await stranger.send(said.id, 0, pdf(100)),
      await stranger.takeAway(said.id),
      await stranger.finish(said.id),
      await stranger.begin(said, 100),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const nobody = tusVisitor(await server.listen(), server.visitor());
    expect((await nobody.send(said.id, 0, pdf(100))).status).toBe(401);
    expect((await author.ask(said.id)).offset).toBe(0);
    expect((await author.takeAway(said.id)).status).toBe(204);
    expect((await author.ask(said.id)).status).toBe(404);
  });

  it('is refused from the pages of another site', async () => {
    const said = about();
    await author.begin(said, 100);
    const elsewhere = { origin: 'https://elsewhere.test' };
    expect((await author.begin(about(), 100, elsewhere)).status).toBe(403);
    expect((await author.send(said.id, 0, pdf(100), elsewhere)).status).toBe(403);
    await author.takeAway(said.id);
  });

  it('that is a text and bears the name of a PDF is refused at its end, and leaves nothing', async () => {
    const said = about();
    await author.begin(said, 100);
    await author.send(said.id, 0, Buffer.alloc(100, 'Peat '));
    expect(await author.finish(said.id)).toMatchObject({ status: 415, body: { code: 'other-than-named' } });
    expect(server.lying()).toEqual([]);
  });

  it('whose type its content betrays is refused at its end, as often as one asks, and leaves nothing', async () => {
    const said = about();
    await author.begin(said, 100);
    await author.send(said.id, 0, Buffer.alloc(100, 'MZ\0'));
    for (let asked = 0; asked < 2; asked += 1)
      expect(await author.finish(said.id)).toMatchObject({ status: 415, body: { code: 'wrong-type' } });
    expect((await author.ask(said.id)).status).toBe(415);
    expect(server.lying()).toEqual([]);
  });

  it.each([
    ['larger than its use allows', 'manuscript', uploadLimitOf('manuscript', portalLimits.file.shipped) + 1, 413],
    ['of nothing', 'manuscript', 0, 422],
    ['for a use that the record does not take', 'galley', 100, 422],
  ])('%s is refused before it begins', async (_what, type, size, status) => {
    expect((await author.begin(about(type), size)).status).toBe(status);
    expect((await author.begin({ ...about(type), filename: '' }, 1)).status).toBe(422);
  });

  it('is counted as the others', async () => {
    const before = await openUploads();
    const answers = [];
    for (let sent = 0; sent < 101; sent += 1)
      answers.push((await author.begin({ ...about(), filename: '' }, 1)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await openUploads()).toEqual(before);
  });

  it('that nobody goes on with is taken away after a day', async () => {
    const [left, going] = [about(), about()];
    for (const said of [left, going]) {
      await author.begin(said, part + 100);
      await author.send(said.id, 0, pdf(part));
    }
    server.clock.forward({ days: 1, hours: 1 });
    visitor = await server.as('nor-azizah');
    author = tusVisitor(await server.listen(), visitor);
    expect((await author.ask(going.id)).status).toBe(200);
    await server.routine('sweep-uploads');
    expect([(await author.ask(left.id)).status, (await author.ask(going.id)).status]).toEqual([404, 200]);
    expect(server.lying().join()).not.toContain(left.id);
    expect(server.lying().join()).toContain(going.id);
    await author.takeAway(going.id);
  });
});
