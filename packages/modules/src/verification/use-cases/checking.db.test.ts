import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { passChecks } from '@naskhah/testing/checked-journal';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sendRegistration } from '@naskhah/testing/whole-registration';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

type Said = { verdict: string | null; comment: string };
type Checking = {
  state: string;
  round: number;
  version: number;
  age: number;
  due: string;
  checker: { name: string } | null;
  answered: number;
  items: number;
  checklist: { number: number; form_id: string; questions: { id: string; type: string; label: { en: string } }[] };
  answers: Record<string, Said>;
  before: Record<string, Said>;
  reasons: { field: string; reason: string; items: string[] }[];
  further: { field: string; reason: string }[];
  changed: { field: string; before: string; now: string }[];
  rounds: { outcome: string; reasons: { field: string; reason: string }[] }[];
  can: Record<string, boolean>;
};
type Queue = { total: number; rows: { id: string; passed: boolean; checker: unknown }[]; load: { open: number }[] };
type Refused = { code: string; errors: { path: string }[] };

let secretariat: Visitor;
let colleague: Visitor;
let applicant: Visitor;
let stranger: Visitor;
let staff: string;
const at = (act: string) => `/api/admin/verification/${act}`;
const unsaid = { verdict: null, comment: '' };
const pass = { verdict: 'pass', comment: '' };

let made = 0;
/** A registration that was sent. */
const sent = async (): Promise<string> => {
  made += 1;
  const id = newId();
  const form = { path: `journal-${made}`, name_en: `Journal ${made}`, abbreviation: `JR${made}` };
  expect((await sendRegistration(applicant, { id, ...form })).status).toBe(200);
  return id;
};
const record = async (journal: string, who = secretariat) =>
  (await who.post<Checking>(at('get-checking'), { journal_id: journal })).body;
const itemsOf = ({ checklist }: Checking) => checklist.questions.filter(({ type }) => type === 'check');
const answer = (journal: string, item: string, now: Said, was: Said = unsaid, who = secretariat) =>
  who.post<Checking & Refused>(at('answer-check'), { journal_id: journal, item, was, now });
const decide = async (journal: string, verdict: string, reason = '') =>
  secretariat.post<{ state: string } & Refused>('/api/admin/journals/verify-journal', {
    id: journal,
    version: (await record(journal)).version,
    verdict,
    reason,
  });
const queue = async (filters: object, who = secretariat) =>
  (await who.post<Queue>('/api/admin/pengurusan-jurnal/get-submitted-journal', { filters })).body;
const mailsTo = (address: string) =>
  database.db.selectFrom('messaging.mail').select(['event', 'body']).where('address', '=', address).execute();

beforeAll(async () => {
  await database.db.transaction().execute(loadPlatformRoles);
  staff = await server.person('siti-khadijah', [2]);
  await server.person('kavitha-rama', [2]);
  for (const name of ['jacqueline-entri', 'passer-by']) await server.person(name);
  [secretariat, colleague] = [await server.as('siti-khadijah'), await server.as('kavitha-rama')];
  [applicant, stranger] = [await server.as('jacqueline-entri'), await server.as('passer-by')];
});

describe('a registration that was sent', () => {
  it('waits for the secretariat, who sees how long and till when, and for nobody else', async () => {
    const id = await sent();
    const found = await record(id);
    expect(found).toMatchObject({ state: 'submitted', round: 1, age: 0, checker: null, answered: 0, items: 10 });
    expect(found.can).toEqual({ check: true, pass: false, verify: false, refuse: true });
    expect((await queue({ step: 'checking' })).rows.map((row) => row.id)).toContain(id);
    expect((await queue({ step: 'deciding' })).rows.map((row) => row.id)).not.toContain(id);
    expect((await applicant.post(at('get-checking'), { journal_id: id })).status).toBe(403);
    expect(
      (await stranger.post(at('answer-check'), { journal_id: id, item: newId(), was: unsaid, now: pass })).status,
    ).toBe(403);
    expect((await secretariat.post(at('get-checking'), { journal_id: newId() })).status).toBe(404);
  });

  it('is in check with its first answer, by who gave it, who has it in hand', async () => {
    const id = await sent();
    const [first] = itemsOf(await record(id));
    const { body } = await answer(id, first?.id ?? '', pass);
    expect(body).toMatchObject({ state: 'checking', answered: 1, checker: { name: 'Siti Khadijah' } });
    expect((await queue({ checker: 'me' })).rows.map((row) => row.id)).toContain(id);
    expect((await queue({ checker: 'me' }, colleague)).rows.map((row) => row.id)).not.toContain(id);
    expect((await queue({})).load[0]?.open).toBeGreaterThan(0);
    const shown = (await applicant.post<{ state: string }>('/api/admin/journals/get-journals', { id })).body;
    expect(shown.state).toBe('checking');
  });

  it('keeps what one of two checkers said first; the other learns of it', async () => {
    const id = await sent();
    const item = itemsOf(await record(id))[0]?.id ?? '';
    await answer(id, item, pass);
    const late = await answer(id, item, { verdict: 'fail', comment: 'No.' }, unsaid, colleague);
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
    expect((await answer(id, item, pass, unsaid, colleague)).status).toBe(200);
    expect((await answer(id, item, { verdict: 'fail', comment: 'No.' }, pass, colleague)).status).toBe(200);
  });

  it('is asked the version of the checklist that its check began with', async () => {
    const [begun, waiting] = [await sent(), await sent()];
    const { checklist } = await record(begun);
    await answer(begun, itemsOf(await record(begun))[0]?.id ?? '', pass);
    const found = (
      await secretariat.post<{ id: string; version: number; draft: object[] }>('/api/admin/forms/get-checking-form', {})
    ).body;
    const saved = await secretariat.post<{ version: number }>('/api/admin/forms/save-form', {
      id: found.id,
      version: found.version,
      questions: found.draft.slice(0, -1),
    });
    const published = await secretariat.post('/api/admin/forms/publish-form', {
      id: found.id,
      version: saved.body.version,
    });
    expect(published.status).toBe(200);
    expect((await record(begun)).checklist.number).toBe(checklist.number);
    expect(await record(waiting)).toMatchObject({ items: 9, checklist: { number: checklist.number + 1 } });
    const last = itemsOf(await record(begun)).at(-1)?.id ?? '';
    expect((await answer(waiting, last, pass)).body.code).toBe('item-not-asked');
    expect((await stranger.post('/api/admin/forms/get-form', { id: found.id })).status).toBe(403);
  });
});

describe('a registration with a failed item', () => {
  it('goes back with its sentence by field, and with the fields that were added, and comes again with what changed', async () => {
    const id = await sent();
    const item = itemsOf(await record(id))[1]?.id ?? '';
    await answer(id, item, { verdict: 'fail', comment: '' });
    expect((await decide(id, 'returned')).body).toMatchObject({ code: 'comment-missing', errors: [{ path: item }] });
    expect((await decide(id, 'passed')).body.code).toBe('checks-open');
    await answer(
      id,
      item,
      { verdict: 'fail', comment: 'The ISSN is another journal’s.' },
      { verdict: 'fail', comment: '' },
    );
    const further = [{ field: 'publisher', reason: 'Name it in full.' }];
    const fields = { journal_id: id, was: [], now: further };
    expect((await secretariat.post<Checking>(at('save-return-fields'), fields)).body.further).toEqual(further);
    const other = { journal_id: id, was: [], now: [{ field: 'scope', reason: 'Too wide.' }] };
    expect((await colleague.post(at('save-return-fields'), other)).status).toBe(409);
    expect((await decide(id, 'returned', 'Thank you.')).body.state).toBe('returned');
    const reasons = [{ field: 'issn', reason: 'The ISSN is another journal’s.' }, ...further];
    const kept = await database.db
      .selectFrom('journals.return_reason')
      .select(['field', 'reason'])
      .where('journal_id', '=', id)
      .orderBy('position')
      .execute();
    expect(kept).toEqual(reasons);
    const letter = (await mailsTo('jacqueline-entri@example.test')).findLast(
      ({ event }) => event === 'journal-returned',
    );
    for (const words of ['Thank you.', 'Print ISSN: The ISSN is another journal’s.', 'Publisher: Name it in full.'])
      expect(letter?.body).toContain(words);
    expect((await answer(id, item, pass)).body.code).toBe('journal-not-submitted');

    const { version } = (await applicant.post<{ version: number }>('/api/admin/journals/get-journals', { id })).body;
    const mended = await applicant.post<{ version: number }>('/api/admin/journals/update-journal', {
      id,
      version,
      publisher: 'Persatuan Ekologi',
    });
    await applicant.post('/api/admin/journals/on-submit', { id, version: mended.body.version });
    expect(await record(id)).toMatchObject({
      state: 'submitted',
      round: 2,
      answered: 0,
      further: [],
      before: { [item]: { verdict: 'fail' } },
      changed: [{ field: 'publisher', before: 'Persatuan', now: 'Persatuan Ekologi' }],
      rounds: [{ outcome: 'returned', reasons }],
    });
  });

  it('is rejected with a reason only', async () => {
    const id = await sent();
    expect((await decide(id, 'rejected')).body.code).toBe('reason-missing');
    expect((await decide(id, 'rejected', 'This is a newsletter.')).body.state).toBe('rejected');
    expect((await decide(id, 'rejected', 'Again.')).body.code).toBe('journal-not-submitted');
  });
});

describe('a registration without one', () => {
  it('is passed on, waits for the decision, and is verified', async () => {
    const id = await sent();
    expect((await decide(id, 'verified')).body.code).toBe('journal-not-passed');
    await passChecks(secretariat, id);
    expect((await queue({ step: 'deciding' })).rows.map((row) => row.id)).toContain(id);
    const item = itemsOf(await record(id))[0]?.id ?? '';
    expect((await answer(id, item, { verdict: 'na', comment: '' }, pass)).body.code).toBe('journal-not-submitted');
    expect((await decide(id, 'verified', 'Tahniah.')).body.state).toBe('active');
    expect((await queue({})).rows.map((row) => row.id)).not.toContain(id);
  });

  it('is decided on as it was seen: another version is refused', async () => {
    const id = await sent();
    const stale = { id, version: 1, verdict: 'rejected', reason: 'x' };
    expect((await secretariat.post('/api/admin/journals/verify-journal', stale)).status).toBe(409);
  });

  it('is decided on by nobody in the place of another', async () => {
    const id = await sent();
    await server.person('an-administrator', [1]);
    const admin = await server.as('an-administrator');
    await admin.post('/api/auth/switch-user', { usr_id: staff, reason: 'A test of it' });
    expect(
      (await admin.post(at('answer-check'), { journal_id: id, item: newId(), was: unsaid, now: pass })).status,
    ).toBe(403);
  });
});
