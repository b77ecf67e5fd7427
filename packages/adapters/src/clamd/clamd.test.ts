import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startClamdStub, testVirus } from '@naskhah/testing/clamd-stub';
import { describe, expect, it, vi } from 'vitest';
import { clamd } from './index.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'naskhah-clamd-'));

describe.each(['tcp', 'unix'])('clamd over %s', (way) => {
  it('tells clean from infected, also across the chunks, and what is too large for it', async () => {
    const at = folder();
    const stub = await startClamdStub(way === 'unix' ? join(at, 'clamd.ctl') : 0);
    const { scan, isUp } = clamd(stub.url);
    const halves = [testVirus.slice(0, 30), testVirus.slice(30)].map((text) => Buffer.from(text));
    expect(await isUp()).toBe(true);
    expect(await scan(Readable.from([randomBytes(1_000_000), Buffer.from('fine')]))).toBe('clean');
    expect(await scan(Readable.from([randomBytes(100_000), ...halves, randomBytes(100)]))).toBe('infected');
    expect(await scan(Readable.from(Array.from({ length: 40 }, () => randomBytes(500_000))))).toBe('uncheckable');
    await stub.close();
    rmSync(at, { recursive: true });
  });
});

it('a scanner that is not there is down, whatever the file', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const stub = await startClamdStub();
  await stub.close();
  const { scan, isUp } = clamd(stub.url);
  expect(await isUp()).toBe(false);
  expect(await scan(Readable.from([Buffer.from('fine')]))).toBe('down');
  expect(said).toHaveBeenCalledOnce();
});
