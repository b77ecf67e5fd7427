import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openTestStore, storeKinds, type TestStore } from '@naskhah/testing/content-stores';
import { s3Account, startS3Stub } from '@naskhah/testing/s3-stub/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentS3 } from './index.ts';

const nobody: ReadonlySet<string> = new Set();
const inAMoment = () => new Date(Date.now() + 60_000);

describe.each(storeKinds)('contents in %s', (kind) => {
  let at: TestStore;
  beforeAll(async () => {
    at = await openTestStore(kind);
  });
  afterAll(() => at.close());

  const keep = async (content: Buffer) => {
    const received = await at.store.receive(Readable.from([content]), 1e9);
    await received.keep();
    return received;
  };

  // More than two parts of a multipart upload.
  it.each([1, 100, 13 * 1024 * 1024])('of %i bytes are kept whole, by their hash', async (size) => {
    const content = randomBytes(size);
    const sha256 = createHash('sha256').update(content).digest();
    const received = await keep(content);
    expect(received).toMatchObject({ sha256, size, tooLarge: false });
    expect(Buffer.from(received.head).equals(content.subarray(0, 65_536))).toBe(true);
    expect((await buffer(await at.store.read(sha256))).equals(content)).toBe(true);
    expect(at.lying()).toEqual([expect.stringContaining(sha256.toString('hex'))]);
    await at.store.remove(sha256);
    expect(at.lying()).toEqual([]);
  });

  it('are read in parts', async () => {
    const { sha256 } = await keep(Buffer.from('0123456789'));
    expect(String(await buffer(await at.store.read(sha256, { start: 3, end: 5 })))).toBe('345');
    await at.store.remove(sha256);
  });

  it('that come twice lie there once', async () => {
    const { sha256 } = await keep(Buffer.from('twice'));
    await keep(Buffer.from('twice'));
    expect(at.lying()).toHaveLength(1);
    await at.store.remove(sha256);
  });

  it('that an act keeps once more, after a deadlock, stay kept', async () => {
    const received = await keep(Buffer.from('kept once more'));
    await received.keep();
    expect(String(await buffer(await at.store.read(received.sha256)))).toBe('kept once more');
    await at.store.remove(received.sha256);
  });

  it('that are dropped leave nothing', async () => {
    await (await at.store.receive(Readable.from([randomBytes(6e6)]), 1e9)).drop();
    expect(at.lying()).toEqual([]);
  });

  it('past the limit are counted but not taken', async () => {
    const received = await at.store.receive(Readable.from([randomBytes(100), randomBytes(100)]), 150);
    expect(received).toMatchObject({ size: 200, tooLarge: true });
    await received.drop();
    expect(at.lying()).toEqual([]);
  });

  it.each([100, 12e6])('that break off after %i bytes leave nothing', async (size) => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(size);
        throw new Error('gone');
      })(),
    );
    await expect(at.store.receive(broken, 1e9)).rejects.toThrow('gone');
    expect(at.lying()).toEqual([]);
  });

  it('that are not there are an error before anything is read', () =>
    expect(at.store.read(createHash('sha256').digest())).rejects.toThrow());

  it('that somebody forgot are taken away after a time, those in use are not', async () => {
    const { sha256 } = await keep(Buffer.from('kept'));
    await at.store.receive(Readable.from(['forgotten']), 1e9);
    await at.store.receive(Readable.from(['forgotten, too']), 1e9);
    await at.store.removeStale(new Date(Date.now() - 60_000), nobody);
    expect(at.lying()).toHaveLength(3);
    await at.store.removeStale(inAMoment(), nobody);
    expect(at.lying()).toEqual([expect.stringContaining(sha256.toString('hex'))]);
    await at.store.remove(sha256);
  });
});

describe('a bucket', () => {
  const open = async () => {
    const stub = await startS3Stub();
    const { key, secret, region, bucket } = s3Account;
    return { stub, settings: { endpoint: `http://127.0.0.1:${stub.port}`, key, secret, region, bucket } };
  };

  it('that can be used has no fault; what is wrong with another is said', async () => {
    const { stub, settings } = await open();
    const faultOf = (change: Partial<typeof settings>) => contentS3({ ...settings, ...change }).fault();
    expect(await faultOf({})).toBeUndefined();
    expect(await faultOf({ secret: 'another' })).toContain('refuses this key');
    expect(await faultOf({ bucket: 'other' })).toContain("no bucket 'other'");
    expect(await faultOf({ endpoint: 'http://127.0.0.1:1' })).toContain('cannot be reached');
    await stub.close();
  });

  it('loses the parts that a killed process left', async () => {
    const { stub, settings } = await open();
    stub.uploads.set('left', { key: 'incoming/left', at: new Date(), parts: new Map() });
    stub.uploads.set('open', { key: 'incoming/open', at: new Date(), parts: new Map() });
    await contentS3(settings).removeStale(inAMoment(), new Set(['open']));
    expect([...stub.uploads.keys()]).toEqual(['open']);
    await stub.close();
  });

  it('that fails in the middle fails the upload', async () => {
    const { stub, settings } = await open();
    stub.failWith(503);
    await expect(contentS3(settings).receive(Readable.from([randomBytes(100)]), 1e9)).rejects.toThrow();
    await stub.close();
  });
});
