import { connect } from 'node:net';
import { newId } from '@naskhah/kernel/ids';
import { oneRequestLimit } from '@naskhah/kernel/upload-limit';
import { uploadAllowance } from '@naskhah/modules/media/host';
import { storeKinds } from '@naskhah/testing/content-stores';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

describe.each(storeKinds)('uploads into %s', (store) => {
  const database = testDatabase();
  const server = testServer(database, { store });
  let author: Visitor;
  let person: string;
  let draft: string;

  beforeAll(async () => {
    person = await server.person('nor-azizah');
    await server.person('siti-hajar');
    author = await server.as('nor-azizah');
    draft = await seedDraft(database.db, person);
  });
  beforeEach(() => server.clock.forward({ minutes: 10 }));

  const rows = async () => ({
    attachments: (await database.db.selectFrom('media.attachment').select('id').execute()).length,
    contents: (await database.db.selectFrom('media.content').select('sha256').execute()).length,
    files: server.lying().length,
  });
  const manuscript = () => ({ id: newId(), ref_id: draft, type: 'manuscript' });

  /** What an act that is refused leaves: nothing more than was there. */
  const leavesNothing = async (act: () => Promise<void>) => {
    const before = await rows();
    await act();
    expect(await rows()).toEqual(before);
  };

  describe('an upload that is refused leaves nothing on disk or in the database', () => {
    it('of a type that its content betrays', () =>
      leavesNothing(async () =>
        expect(
          await author.upload(manuscript(), { name: 'paper.pdf', content: 'MZ\x90\x00 not a paper' }),
        ).toMatchObject({
          status: 415,
          body: { code: 'wrong-type' },
        }),
      ));

    it.each([
      ['a text', 'paper.pdf', 'Peat burns. '.repeat(40)],
      ['a PDF', 'paper.docx', pdf],
      ['a PDF', 'paper.txt', pdf],
      ['a rich text', 'paper.doc', '{\\rtf1 Peat burns.}'],
    ])('that is %s and bears the name %s', (_what, name, content) =>
      leavesNothing(async () =>
        expect(await author.upload(manuscript(), { name, content })).toMatchObject({
          status: 415,
          body: { code: 'other-than-named' },
        }),
      ),
    );

    it('larger than one request may bring', () =>
      leavesNothing(async () =>
        expect(
          await author.upload(manuscript(), { name: 'paper.pdf', content: Buffer.alloc(oneRequestLimit + 1, pdf) }),
        ).toMatchObject({ status: 413, body: { code: 'too-large' } }),
      ));

    it('without content', () =>
      leavesNothing(async () =>
        expect(await author.upload(manuscript(), { name: 'paper.pdf', content: '' })).toMatchObject({
          status: 422,
          body: { code: 'empty-file' },
        }),
      ));

    it('to a record of somebody else', () =>
      leavesNothing(async () => {
        const stranger = await server.as('siti-hajar');
        expect((await stranger.upload(manuscript(), { name: 'paper.pdf', content: pdf })).status).toBe(404);
      }));

    it('that does not say what it is', () =>
      leavesNothing(async () => {
        const answer = await author.upload({ type: 'manuscript' }, { name: 'paper.pdf', content: pdf });
        expect(answer).toMatchObject({ status: 422, body: { code: 'input-refused', errors: [{ path: 'ref_id' }] } });
      }));
  });

  describe('a broken transfer', () => {
    const form = (content: string) =>
      `--x\r\ncontent-disposition: form-data; name="attachment_metadata"\r\n\r\n${JSON.stringify(manuscript())}\r\n` +
      `--x\r\ncontent-disposition: form-data; name="attachment"; filename="paper.pdf"\r\n\r\n${content}`;
    const cookie = async () => {
      const { headers } = await server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { usr_email: 'nor-azizah@example.test', usr_password: 'a long enough phrase' },
      });
      return String(headers['set-cookie']).split(';')[0] ?? '';
    };

    it('that ends too early is said to be so and leaves nothing', () =>
      leavesNothing(async () => {
        const { statusCode, body } = await server.app.inject({
          method: 'POST',
          url: '/media/files/save-file',
          headers: { cookie: await cookie(), 'content-type': 'multipart/form-data; boundary=x' },
          payload: form(pdf),
        });
        expect({ statusCode, code: JSON.parse(body).code }).toEqual({ statusCode: 400, code: 'transfer-broken' });
      }));

    it('whose connection is cut leaves nothing', () =>
      leavesNothing(async () => {
        const { port } = new URL(await server.listen());
        const arriving = form(pdf + 'x'.repeat(12_000_000));
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(
          `POST /media/files/save-file HTTP/1.1\r\nhost: localhost\r\ncookie: ${await cookie()}\r\n` +
            `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${arriving.length + 500_000}\r\n\r\n${arriving}`,
        );
        const before = server.lying().length;
        await expect.poll(() => server.lying().length, { timeout: 15_000 }).toBe(before + 1);
        socket.destroy();
        await expect.poll(() => server.lying().length, { timeout: 15_000 }).toBe(before);
      }));

    if (store === 's3')
      it('that the store could not take is no fault of the sender, and leaves nothing', () =>
        leavesNothing(async () => {
          const error = vi.spyOn(console, 'error').mockReturnValue();
          server.failStoreWith(503);
          const answer = await author.upload(manuscript(), { name: 'paper.pdf', content: `${pdf}not taken` });
          server.failStoreWith(undefined);
          expect(answer).toMatchObject({ status: 500, body: { code: 'could-not-be-done' } });
          expect(error).toHaveBeenCalledOnce();
        }));

    it('that the database could not take leaves nothing either', () =>
      leavesNothing(async () => {
        const error = vi.spyOn(console, 'error').mockReturnValue();
        await sql`create function media.fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`.execute(
          database.db,
        );
        await sql`create trigger fail before insert on media.attachment execute function media.fail()`.execute(
          database.db,
        );
        expect((await author.upload(manuscript(), { name: 'paper.pdf', content: pdf })).status).toBe(500);
        await sql`drop function media.fail cascade`.execute(database.db);
        expect(error).toHaveBeenCalledOnce();
      }));
  });

  describe('uploads are counted', () => {
    const spend = (key: string, count: number) =>
      sql`insert into media.upload_count select ${key}, date_bin('10 minutes', ${server.clock()}, 'epoch'), ${count}
      on conflict (key, since) do update set count = ${count}`.execute(database.db);
    const send = async (language: 'en' | 'ms' = 'en') => {
      await database.db.updateTable('identity.person').set({ language }).where('id', '=', person).execute();
      const edge = { 'content-type': 'multipart/form-data; boundary=x' };
      const { logIn } = server.visitor();
      const visitor = await logIn('nor-azizah@example.test');
      return visitor.raw('/media/files/save-file', { method: 'POST', headers: edge, payload: '--x--' });
    };

    it('by person: who has sent too many is told when to go on, in his language', () =>
      leavesNothing(async () => {
        await spend(`person ${person}`, uploadAllowance.person);
        server.clock.forward({ minutes: 4 });
        const { status, headers, body } = await send('ms');
        expect({ status, retry: headers['retry-after'], title: JSON.parse(body).title }).toEqual({
          status: 429,
          retry: '360',
          title: 'Terlalu banyak fail dihantar dalam masa yang singkat. Tunggu sepuluh minit dan cuba lagi.',
        });
        server.clock.forward({ minutes: 6 });
        expect((await send()).status).toBe(400);
      }));

    it('by address, whoever sends from there', () =>
      leavesNothing(async () => {
        await spend('address 127.0.0.1', uploadAllowance.address);
        expect((await send()).status).toBe(429);
      }));

    it('each of them, the refused ones too', async () => {
      for (let sent = 0; sent < 3; sent += 1) await author.upload(manuscript(), { name: 'a.pdf', content: 'MZ' });
      const { rows } = await sql<{ count: number }>`select count from media.upload_count
      where key = ${`person ${person}`} order by since desc limit 1`.execute(database.db);
      expect(rows).toEqual([{ count: 3 }]);
    });
  });

  describe('a file that is there already', () => {
    it('is answered as any other, and kept once', async () => {
      const first = { ...manuscript(), label: 'one' };
      const second = { ...manuscript(), label: 'two' };
      const answers = [
        await author.upload(first, { name: 'paper.pdf', content: pdf }),
        await author.upload(second, { name: 'paper.pdf', content: pdf }),
      ];
      expect(answers).toEqual([
        { status: 200, body: { id: first.id } },
        { status: 200, body: { id: second.id } },
      ]);
      expect(server.lying()).toHaveLength(1);
    });

    it('is refused under an id that another content has, which stays', async () => {
      const taken = manuscript();
      await author.upload(taken, { name: 'paper.pdf', content: pdf });
      const again = await author.upload(taken, { name: 'paper.pdf', content: `${pdf}changed` });
      expect(again).toMatchObject({ status: 422, body: { code: 'another-content' } });
      expect((await author.upload(taken, { name: 'paper.pdf', content: pdf })).status).toBe(200);
      expect((await author.raw(`/media/files/get-file?id=${taken.id}`)).body).toBe(pdf);
      expect(server.lying()).toHaveLength(1);
    });

    it('is not sent again under an id that was taken off', async () => {
      const taken = manuscript();
      await author.upload(taken, { name: 'paper.pdf', content: pdf });
      await author.post('/media/files/delete-file', { id: taken.id });
      expect((await author.upload(taken, { name: 'paper.pdf', content: pdf })).status).toBe(404);
    });
  });

  describe('where one file is asked', () => {
    const shown = async (of: string) => {
      const { body } = await author.post('/media/files/get-att-data', { ref_id: of });
      return (body as unknown as { use: string; filename: string }[]).map(({ use, filename }) => `${use} ${filename}`);
    };
    const fresh = () => seedDraft(database.db, person);

    it('a second one takes the place of the first; of figures there may be many', async () => {
      const ref_id = await fresh();
      for (const [type, name] of [
        ['manuscript', 'first.pdf'],
        ['title-page', 'names.pdf'],
        ['supplementary', 'a.pdf'],
        ['supplementary', 'b.pdf'],
        ['manuscript', 'second.pdf'],
      ] as const)
        expect((await author.upload({ id: newId(), ref_id, type }, { name, content: pdf })).status).toBe(200);
      expect(await shown(ref_id)).toEqual([
        'title-page names.pdf',
        'supplementary a.pdf',
        'supplementary b.pdf',
        'manuscript second.pdf',
      ]);
    });

    it('of several at once the last one stays', async () => {
      const ref_id = await fresh();
      const answers = await Promise.all(
        ['one', 'two', 'three', 'four'].map((name) =>
          author.upload(
            { id: newId(), ref_id, type: 'manuscript' },
            { name: `${name}.pdf`, content: `${pdf}% ${name}` },
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await shown(ref_id)).toHaveLength(1);
    });

    it('one that is refused takes the place of none', async () => {
      const ref_id = await fresh();
      await author.upload({ id: newId(), ref_id, type: 'manuscript' }, { name: 'paper.pdf', content: pdf });
      await author.upload({ id: newId(), ref_id, type: 'manuscript' }, { name: 'later.pdf', content: 'no PDF' });
      expect(await shown(ref_id)).toEqual(['manuscript paper.pdf']);
    });
  });

  describe('a file that is read', () => {
    const sent = async (name: string, content: string) => {
      const id = newId();
      await author.upload({ id, ref_id: draft, type: 'supplementary' }, { name, content });
      return id;
    };

    it('is shown when its type is safe, under a clean name', async () => {
      const id = await sent('../..\\evil\u202efdp.exe.pdf', pdf);
      const { status, headers, body } = await author.raw(`/media/files/get-file?id=${id}`);
      expect({ status, body }).toEqual({ status: 200, body: pdf });
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="evilfdp.exe.pdf"; filename*=UTF-8''evilfdp.exe.pdf`,
        'x-content-type-options': 'nosniff',
        // In a sandbox no browser's own viewer shows a PDF.
        'content-security-policy': expect.stringMatching(/^default-src 'none'; object-src 'self'/),
        'cache-control': 'private, no-cache',
      });
    });

    it('is shown in a sandbox, when it is no PDF', async () => {
      const id = await sent('notes.txt', 'Peat burns.');
      expect((await author.raw(`/media/files/get-file?id=${id}`)).headers).toMatchObject({
        'content-type': 'text/plain',
        'content-disposition': expect.stringMatching(/^inline/),
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      });
    });

    it('is downloaded when its type is not safe', async () => {
      const id = await sent('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      const { headers } = await author.raw(`/media/files/get-file?id=${id}`);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment/),
      });
    });

    it('comes in parts when parts are asked for', async () => {
      const id = await sent('paper.pdf', pdf);
      const part = await author.raw(`/media/files/get-file?id=${id}`, { headers: { range: 'bytes=1-3' } });
      expect(part).toMatchObject({ status: 206, body: 'PDF', headers: { 'content-range': `bytes 1-3/${pdf.length}` } });
      const past = await author.raw(`/media/files/get-file?id=${id}`, { headers: { range: 'bytes=5000-' } });
      expect(past.status).toBe(416);
    });

    it('is not there for a stranger', async () => {
      const stranger = await server.as('siti-hajar');
      expect((await stranger.raw(`/media/files/get-file?id=${await sent('paper.pdf', pdf)}`)).status).toBe(404);
    });
  });
});
