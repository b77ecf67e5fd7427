import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';

/** Best times in ms of the three pieces on the machine on which the figures of the documents hold, when it was quiet. */
const atFactorOne = { hash: 36, json: 15, sql: 62 };

/** Processor time of this process in ms; a neighbour that takes the core away does not count. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const best = async (now: () => number, work: () => unknown): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 9; round++) {
    const started = now();
    await work();
    least = Math.min(least, now() - started);
  }
  return least;
};

const block = Buffer.alloc(64 * 1024, 'naskhah');
const document = Array.from({ length: 20_000 }, (_, at) => ({ id: at, title: `Article ${at}`, authors: ['A', 'B'] }));

const sum = 'select sum(sqrt(n)), count(distinct n % 1000) from generate_series(1, 200000) n';

/** Times a fixed piece of work (hash, JSON, one statement) and prints how much slower than factor 1 this machine is now. */
export const machineFactor = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-factor-'));
  const server = await startEmbedded({ folder });
  const { pool } = connect(server.url, { max: 1 });
  const times = {
    hash: await best(spent, () => {
      const hash = createHash('sha256');
      for (let round = 0; round < 1000; round++) hash.update(block);
      return hash.digest();
    }),
    json: await best(spent, () => {
      for (let round = 0; round < 3; round++) JSON.parse(JSON.stringify(document));
    }),
    sql: await best(
      () => performance.now(),
      () => pool.query(sum),
    ),
  };
  await pool.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const ratios = [times.hash / atFactorOne.hash, times.json / atFactorOne.json, times.sql / atFactorOne.sql];
  const factor = Math.cbrt(ratios.reduce((product, ratio) => product * ratio, 1));
  const shown = Object.entries(times).map(([piece, ms]) => `${piece} ${ms.toFixed(0)} ms`);
  console.info(`Machine: factor ${factor.toFixed(2)} (${shown.join(', ')}); times in ms hold at factor 1.`);
  return factor;
};
