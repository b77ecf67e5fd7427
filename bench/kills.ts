/**
 * What was acknowledged is there once after kill -9: twenty clients write while the server, its database or both are killed and
 * started again. `npm run bench -- kills 1000`: how often. Fails when anything is lost or doubled, when a client is told what is
 * not so, or when a start takes more than 30 s.
 */
import { createHash, randomUUID } from 'node:crypto';
import { connect } from '@naskhah/db/connect';
import { demoAccounts, demoPassword } from '@naskhah/demo/accounts';
import { killedPortal, type Victim } from './measure/killed-portal.ts';
import { table } from './measure/table.ts';

const [kills = 20, clients = 20] = process.argv.slice(2).map(Number);
const portal = await killedPortal();
portal.start();
const firstStart = await portal.untilReady();

type Answer = { status: number; body: Record<string, unknown> };
const wrong: string[] = [];
const isWrong = (what: string): void => {
  wrong.push(what);
  if (wrong.length <= 20) console.error(what);
};
let over = false;
/** Between a kill and the next readiness: nobody asks meanwhile, so that the start has the processors to itself. */
let down = false;
let acknowledged = 0;
let sentAgain = 0;

const send = async (cookie: string, path: string, body: object | FormData): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(portal.home + path, {
      method: 'POST',
      headers: { cookie, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  } catch {
    return undefined;
  }
};

/** Sends until it is answered: nobody there, and 503, are answers that say to come again. */
const until = async (cookie: string, path: string, body: () => object | FormData): Promise<Answer> => {
  for (;;) {
    const answer = await send(cookie, path, body());
    if (answer && answer.status !== 503) {
      if (answer.status === 200) acknowledged += 1;
      return answer;
    }
    sentAgain += 1;
    do await new Promise((done) => setTimeout(done, 100));
    while (down);
  }
};

const told = (what: string, { status, body }: Answer): Record<string, unknown> | undefined => {
  if (status === 200) return body;
  isWrong(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  return undefined;
};

const drafts = new Map<string, string>();
const files = new Map<string, string>();
const messages = new Set<string>();
const tasks = new Set<string>();

const first = connect(portal.databaseUrl(), { max: 1 });
const { rows: journals } = await first.pool.query<{ id: string }>(`select id from journals.journal where path = 'jek'`);
const { rows: handled } = await first.pool.query<{ id: string; email: string; assignee: string }>(
  `select distinct on (p.submission_id) p.submission_id as id, e.address as email, o.person_id as assignee
  from submissions.participant p
  join submissions.submission s on s.id = p.submission_id and s.status = 'active'
  join identity.email e on e.person_id = p.person_id
  join submissions.participant o on o.submission_id = p.submission_id and o.person_id <> p.person_id and o.role <> 'author'
  where p.role in ('editor', 'section-editor') and e.address = any($1)`,
  [demoAccounts.map(({ email }) => email)],
);
const {
  rows: [before],
} = await first.pool.query<{ mails: string }>(
  `select count(*) as mails from messaging.mail where event = 'task-was-given'`,
);
await first.close();

const logIn = async (email: string): Promise<string> => {
  const answer = await fetch(`${portal.home}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email: email, usr_password: demoPassword }),
  });
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
};

/** A draft of one's own: begun, written over twice, a file with it. */
const writeDraft = async (cookie: string): Promise<void> => {
  const id = randomUUID();
  const begun = { id, journal_id: journals[0]?.id, language: 'en', checklist: ['original', 'ethics'] };
  let known = told('draft', await until(cookie, '/api/admin/article-submission/save', () => begun));
  if (!known) return;
  drafts.set(id, '');
  for (let times = 0; times < 2; times++) {
    const title = `Peat ${randomUUID()}`;
    const change = { id, version: known?.version, article_title: { en: title } };
    const saved = await until(cookie, '/api/admin/article-submission/update', () => change);
    // Saved before the kill and not answered: sent again, it is a stale version, and what is there is what was sent.
    known =
      saved.status === 409
        ? told('draft read', await until(cookie, '/api/admin/article-submission/get', () => ({ id })))
        : told('draft saved', saved);
    drafts.set(id, title);
  }
  const file = randomUUID();
  const content = `%PDF-1.4\n% ${file}\n%%EOF\n`;
  const form = () => {
    const filled = new FormData();
    filled.set('attachment_metadata', JSON.stringify({ id: file, ref_id: id, type: 'manuscript' }));
    filled.set('attachment', new Blob([content]), 'paper.pdf');
    return filled;
  };
  const kept = await until(cookie, '/media/files/save-file', form);
  // Somebody may send so many files in ten minutes and no more.
  if (kept.status !== 429 && told('file', kept)) files.set(file, createHash('sha256').update(content).digest('hex'));
};

/** A message and a task about an article that one edits: a row, a fact, people told and mailed, in one transaction each. */
const writeAbout = async (cookie: string, about: { id: string; assignee: string }): Promise<void> => {
  const message = {
    id: randomUUID(),
    article_id: about.id,
    recipient_id: [about.assignee],
    title: 'Peat',
    subject: 'Peat',
    message: 'Please read it.',
    sendEmail: true,
  };
  if (told('message', await until(cookie, '/api/admin/tasks/message/save-message', () => message)))
    messages.add(message.id);
  const task = { act: 'add', id: randomUUID(), article_id: about.id, assignee_id: about.assignee, title: 'Read it' };
  if (told('task', await until(cookie, '/api/admin/tasks/save-task', () => task))) tasks.add(task.id);
};

/** Authors and editors in turn, logged in before the first kill. */
const client = async (at: number) => {
  const one = at % 2 === 0 ? undefined : handled[at % handled.length];
  const cookie = await logIn(one?.email ?? 'author@demo.test');
  return async () => {
    while (!over) await (one ? writeAbout(cookie, one) : writeDraft(cookie));
  };
};
const writers = await Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
const running = writers.map((write) => write());
const victims: Victim[] = ['server', 'database', 'both'];
const starts: Record<Victim, number[]> = { server: [], database: [], both: [] };
for (let times = 0; times < kills; times++) {
  await new Promise((done) => setTimeout(done, 200 + Math.random() * 600));
  const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'both';
  down = true;
  await portal.kill(victim);
  // The first question after the kill may still be answered by what was there.
  if (victim === 'database') while (await portal.isReady()) await new Promise((done) => setTimeout(done, 10));
  starts[victim].push(await portal.untilReady());
  down = false;
  if ((times + 1) % 50 === 0) console.info(`${times + 1} kills, ${acknowledged} acknowledged, ${wrong.length} wrong`);
}
over = true;
await Promise.all(running);

const last = connect(portal.databaseUrl(), { max: 1 });
const rows = async (statement: string, values: unknown[]): Promise<Record<string, string>[]> =>
  (await last.pool.query<Record<string, string>>(statement, values)).rows;
const differing = (name: string, wanted: ReadonlyMap<string, string>, there: Record<string, string>[]): void => {
  const found = new Map<string, string[]>();
  for (const { id = '', value = '' } of there) found.set(id, [...(found.get(id) ?? []), value]);
  for (const [id, value] of wanted) {
    const values = found.get(id) ?? [];
    if (values.length !== 1 || values[0] !== value) isWrong(`${name} ${id}: ${JSON.stringify(values)}, not ${value}`);
  }
};
const once = (ids: Iterable<string>): Map<string, string> => new Map([...ids].map((id) => [id, '1']));
differing(
  'title',
  drafts,
  await rows(`select id, coalesce(title->>'en', '') as value from submissions.submission where id = any($1)`, [
    [...drafts.keys()],
  ]),
);
differing(
  'fact of a draft',
  once(drafts.keys()),
  await rows(
    `select subject_id as id, count(*)::text as value from activity.log
  where event = 'submission-was-started' and subject_id = any($1) group by 1`,
    [[...drafts.keys()]],
  ),
);
differing(
  'file',
  files,
  await rows(`select id, encode(sha256, 'hex') as value from media.attachment where id = any($1)`, [[...files.keys()]]),
);
differing(
  'message',
  once(messages),
  await rows(
    `select m.id, count(*)::text as value from tasks.message m join tasks.message_recipient r on r.message_id = m.id
  where m.id = any($1) group by 1`,
    [[...messages]],
  ),
);
differing('task', once(tasks), await rows(`select id, '1' as value from tasks.task where id = any($1)`, [[...tasks]]));
const facts = await rows(
  `select count(*)::text as n from activity.log where event = 'task-was-given' and data->>'task' = any($1)`,
  [[...tasks]],
);
if (Number(facts[0]?.n) !== tasks.size) isWrong(`${facts[0]?.n} facts of ${tasks.size} tasks`);
const mails = await rows(`select count(*)::text as n from messaging.mail where event = 'task-was-given'`, []);
const mailed = Number(mails[0]?.n) - Number(before?.mails);
if (mailed > tasks.size) isWrong(`${mailed} mails of ${tasks.size} tasks`);
await last.close();
await portal.stop();

const all = Object.values(starts).flat();
const slow = all.filter((seconds) => seconds > 30).length;
if (slow > 0) isWrong(`${slow} starts took more than 30 s`);
console.info(
  table(
    Object.fromEntries(
      Object.entries(starts).map(([victim, seconds]) => [
        victim,
        {
          kills: seconds.length,
          'median s': (seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0).toFixed(2),
          'longest s': Math.max(0, ...seconds).toFixed(2),
        },
      ]),
    ),
  ),
);
console.info(
  `first start ${firstStart.toFixed(1)} s; ${acknowledged} acknowledged (${drafts.size} drafts, ${files.size} files, ${messages.size} messages, ` +
    `${tasks.size} tasks, ${mailed} mails of them), ${sentAgain} sent again; wrong: ${wrong.length}`,
);
process.exit(wrong.length > 0 ? 1 : 0);
