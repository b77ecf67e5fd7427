import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets } from '@naskhah/modules/access';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Line = { line: number; name: string; state: string; message: string };
type Answer = { invited: number; lines: Line[]; code: string };

const ids = {} as Record<'journal' | 'other', string>;
let manager: Visitor;

const list = [
  'Name, E-mail, Preset',
  'Aminah Salleh, aminah@um.test, Copyeditor',
  'Tan Mei Fong, mei.fong@um.test, Editor Bahagian',
  'Priya d/o Ramasamy, priya@um, Proofreader',
  '"Ahmad, Rashidah", rashidah@um.test, Head of all',
].join('\n');
const send = (by: Visitor, more: object = {}) =>
  by.post<Answer>('/api/admin/identity/invite-list-to-team', {
    batch: newId(),
    journal_id: ids.journal,
    text: list,
    apply: true,
    ...more,
  });
const invited = async () =>
  (await database.db.selectFrom('identity.invitation').select('address').orderBy('address').execute()).map(
    ({ address }) => address,
  );
const states = ({ body }: { body: Answer }) => body.lines.map(({ line, state }) => `${line} ${state}`);

beforeAll(async () => {
  const person = await server.person('hafiz');
  const stranger = await server.person('mei');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  ids.other = await seedJournal(database.db, { path: 'jpk', nameEn: 'Journal of Coasts' });
  await database.db.transaction().execute(async (trx) => {
    for (const [journal, whom] of [
      [ids.journal, person],
      [ids.other, stranger],
    ] as const) {
      await copyPresets(trx, journal, newId);
      const place = { id: newId(), journal, person: whom, presetCode: 'journal-manager', by: null, at: server.clock() };
      await assignPreset(trx, place);
    }
  });
  manager = await server.as('hafiz');
});

describe('a list of people for the team of a journal', () => {
  it('is read first: each line says what would happen, and nobody is invited', async () => {
    const answer = await send(manager, { apply: false });
    expect(states(answer)).toEqual(['2 ready', '3 ready', '4 fault', '5 fault']);
    expect(answer.body.lines[3]).toMatchObject({ name: 'Ahmad, Rashidah', message: expect.stringContaining('preset') });
    expect(await invited()).toEqual([]);
  });

  it('invites those whose lines are right, and the same list sent again or twice at once invites nobody twice', async () => {
    const batch = newId();
    const [one, other] = await Promise.all([send(manager, { batch }), send(manager, { batch })]);
    for (const answer of [one, other]) {
      expect(states(answer)).toEqual(['2 invited', '3 invited', '4 fault', '5 fault']);
      expect(answer.body.invited).toBe(2);
    }
    expect(await invited()).toEqual(['aminah@um.test', 'mei.fong@um.test']);
    const again = await send(manager, { text: 'Aminah Salleh; aminah@um.test; copyeditor' });
    expect(again.body.lines[0]).toMatchObject({ state: 'fault' });
    expect(await invited()).toHaveLength(2);
  });

  it('is closed to another journal’s manager, and holds at most a thousand lines', async () => {
    expect((await send(await server.as('mei'))).status).toBe(404);
    const long = Array.from({ length: 1001 }, (_, at) => `A${at}, a${at}@um.test, Copyeditor`).join('\n');
    expect(await send(manager, { text: long })).toMatchObject({ status: 422, body: { code: 'too-many-lines' } });
    expect(await invited()).toHaveLength(2);
  });
});
