/** Logins as fast as they go, and whether anybody else waits for them: another call is asked all the while. Prints a table. */
import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '@naskhah/modules/identity';
import { machineFactor } from './measure/machine-factor.ts';
import { password, signInWorld } from './measure/sign-in-world.ts';
import { table } from './measure/table.ts';

/** Logins and bare hashes take turns, so that whatever else the machine does falls on both alike. */
const [turns, seconds] = [4, 2];
const atOnce = 8;
/** In ms at factor 1: how long another call may take at the median while everybody logs in. */
const most = 15;
const world = await signInWorld();
const at = (values: number[], part: number): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Runs so many at once until the time is over; answers how many were done in a second. */
const rate = async (act: () => Promise<unknown>): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done / seconds;
};

/** Asks another call every 20 ms until told to stop. */
const others = () => {
  const times: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const started = performance.now();
      await world.get('/api/auth/session');
      times.push(performance.now() - started);
      await setTimeout(20);
    }
  })();
  return async (): Promise<number[]> => {
    over = true;
    await asking;
    return times;
  };
};

const logIn = async () => {
  const { status } = await world.post('/api/auth/login', { usr_email: world.nextEmail(), usr_password: password });
  if (status !== 200) throw new Error(`a login was answered ${status}`);
};

try {
  const factor = await machineFactor();
  await logIn();
  const [idle, busy]: [number[], number[]] = [[], []];
  let [hashes, logins] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    const quiet = others();
    await setTimeout(seconds * 1000);
    idle.push(...(await quiet()));
    hashes += (await rate(() => hashPassword(password))) / turns;
    const asked = others();
    // One address may try 120 times; the limit stands in the way of measuring, not of what is measured.
    const forgetting = setInterval(() => void world.forgetAttempts(), 500);
    logins += (await rate(logIn)) / turns;
    clearInterval(forgetting);
    busy.push(...(await asked()));
  }
  const row = (times: number[]) => ({
    median: `${at(times, 0.5).toFixed(1)} ms`,
    p95: `${at(times, 0.95).toFixed(1)} ms`,
  });
  console.info(`Another call (target: at most ${most} ms at the median, at factor 1)`);
  console.info(table({ 'nobody logs in': row(idle), [`${atOnce} log in at once`]: row(busy) }));
  console.info(
    `Logins a second: ${logins.toFixed(1)}; hashes alone: ${hashes.toFixed(1)}; ratio ${(logins / hashes).toFixed(2)}`,
  );
  if (at(busy, 0.5) > most * factor) process.exitCode = 1;
} finally {
  await world.close();
}
