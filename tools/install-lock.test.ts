import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const module = new URL('./install-lock.mjs', import.meta.url).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naskhah-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One process that holds the lock for a while and notes when it came in and when it went. */
const contender = (name: string): Promise<string> => {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(module)};
    const note = (what) => appendFileSync(${JSON.stringify(join(folder, 'notes'))}, '${name} ' + what + '\\n');
    await alone(${JSON.stringify(join(folder, 'lock'))}, async () => {
      note('in');
      await new Promise((done) => setTimeout(done, 150));
      note('out');
    }, (holder) => console.log('waits for ' + holder));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  let said = '';
  child.stdout.on('data', (text) => {
    said += String(text);
  });
  return new Promise((done) => child.on('exit', () => done(said)));
};
const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
const leave = (pid: number) => {
  mkdirSync(join(folder, 'lock'));
  writeFileSync(join(folder, 'lock', 'pid'), String(pid));
};
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('two starts at once', () => {
  it('go one after the other, and who waits says so', async () => {
    const said = await Promise.all(['a', 'b', 'c', 'd'].map(contender));
    const seen = notes();
    expect(seen).toHaveLength(8);
    for (let at = 0; at < 8; at += 2) expect(seen[at + 1]).toBe(seen[at]?.replace('in', 'out'));
    expect(said.filter((text) => /^waits for \d+\n$/.test(text)).length).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('take over from one that was killed, still one after the other', async () => {
    leave(deadPid());
    await Promise.all(['a', 'b', 'c', 'd'].map(contender));
    const seen = notes();
    for (let at = 0; at < 8; at += 2) expect(seen[at + 1]).toBe(seen[at]?.replace('in', 'out'));
  });

  it('take over from one that has not been heard of, whoever has its number now', async () => {
    leave(process.pid);
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(join(folder, 'lock'), longAgo, longAgo);
    await contender('a');
    expect(notes()).toEqual(['a in', 'a out']);
  });
});
