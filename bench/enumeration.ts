/** Whether the time of an answer tells if an address is known: 200 tries each, known and unknown in turn. Prints a table. */
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { machineFactor } from './measure/machine-factor.ts';
import { knownEmail, password, signInWorld } from './measure/sign-in-world.ts';
import { table } from './measure/table.ts';

const tries = 200;
const most = 1.1;
const world = await signInWorld();
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Case = { path: string; status: number; body: (usr_email: string) => Promise<object> };
const puzzle = () =>
  solvedPuzzle({ post: async <T>(path: string) => (await world.post(path, {})) as { status: number; body: T } });
const cases: Record<string, Case> = {
  'wrong password': {
    path: '/api/auth/login',
    status: 401,
    body: async (usr_email) => ({ usr_email, usr_password: 'not the right phrase' }),
  },
  'forgotten password': {
    path: '/api/admin/otp-code/save-otp-code',
    status: 200,
    body: async (email) => ({ email, purpose: 'reset-password' }),
  },
  registration: {
    path: '/api/portal/register-user',
    status: 200,
    body: async (usr_email) => ({
      usr_email,
      usr_password: password,
      usr_name: 'Somebody',
      proof: await puzzle(),
    }),
  },
};

const timed = async ({ path, status, body }: Case, email: string): Promise<number> => {
  await world.forgetAttempts();
  const asked = await body(email);
  const started = performance.now();
  const answer = await world.post(path, asked);
  const ms = performance.now() - started;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status} for ${email}`);
  return ms;
};

let count = 0;
const unknown = () => {
  count += 1;
  return `unknown${count}@bench.test`;
};
try {
  await machineFactor();
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, one] of Object.entries(cases)) {
    for (let warm = 0; warm < 5; warm++) await timed(one, unknown());
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < tries; round++) {
      times.known.push(await timed(one, knownEmail));
      times.unknown.push(await timed(one, unknown()));
    }
    const [known, not] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(known, not) / Math.min(known, not);
    rows[name] = { known: `${known.toFixed(1)} ms`, unknown: `${not.toFixed(1)} ms`, ratio: ratio.toFixed(3) };
    if (ratio > most) process.exitCode = 1;
  }
  console.info(`Medians of ${tries} tries each (target: ratio at most ${most})`);
  console.info(table(rows));
} finally {
  await world.close();
}
