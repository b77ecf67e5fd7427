/** A field of a journal is answered and written under the bit of its section, and under no other (decisions 2). */
import { newId } from '@naskhah/kernel/ids';
import { type JournalField, journalFieldNames, journalFields } from '@naskhah/kernel/journal-fields';
import { type JournalPermission, journalPermissionBits, journalPermissions } from '@naskhah/kernel/journal-permission';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const point = { id: 'one', text: { en: 'Read the guide', ms: 'Baca panduan' } };

/** A value for every field that a form writes; another one than is stored. */
const written: Partial<Record<JournalField, unknown>> = {
  path: 'rimba-baharu',
  name_en: 'The new forest',
  name_ms: 'Rimba baharu',
  abbreviation: 'RMB',
  issn: '0378-5955',
  eissn: '2049-3630',
  publisher: 'Persatuan Rimba',
  institution_ror: 'https://ror.org/02e91jd64',
  country: 'ID',
  website: 'https://rimba.example',
  scope: { en: 'Forests', ms: 'Hutan' },
  principal_contact: { name: 'Aminah', email: 'aminah@example.test' },
  disciplines: ['1.6'],
  license: 'https://creativecommons.org/licenses/by/4.0/',
  submis_checklist: [point],
  files: [],
};
/** What other acts write, each in its own section. */
const notByForm: readonly JournalField[] = [
  'submissionChecklist',
  'contributor',
  'articleComponent',
  'journalStages',
  'takes_submissions',
  'team',
  'presetRoles',
];
const forAll = journalFieldNames.filter((field) => journalFields[field].readers === 'all');

const holders = {} as Record<JournalPermission | 'nothing', Visitor>;
let journal = '';

const give = async (person: string, permissions: number, to = journal): Promise<void> => {
  const preset = newId();
  const labels = { label_en: 'One section', label_ms: 'Satu bahagian' };
  await database.db
    .insertInto('access.preset')
    .values({ id: preset, journal_id: to, code: preset, ...labels, permissions })
    .execute();
  const held = { id: newId(), journal_id: to, preset_id: preset, person_id: person };
  await database.db
    .insertInto('access.assigned_preset')
    .values({ ...held, assigned_at: server.clock() })
    .execute();
};

beforeAll(async () => {
  journal = await seedJournal(database.db, {
    path: 'rimba',
    nameEn: 'The forest',
    state: 'suspended',
    scope: { en: 'Trees' },
    license: 'https://creativecommons.org/licenses/by-nc/4.0/',
    contacts: { principal: { name: 'Rosli', email: 'rosli@example.test' } },
  });
  await database.db
    .updateTable('journals.journal')
    .set({ website: 'https://forest.example', institution_ror: 'https://ror.org/052gg0110' })
    .where('id', '=', journal)
    .execute();
  for (const name of [...journalPermissions, 'nothing'] as const) {
    const key = name.replaceAll('_', '-');
    await give(await server.person(key), name === 'nothing' ? 0 : journalPermissionBits[name]);
    holders[name] = await server.as(key);
  }
});

type Read = Record<string, unknown> & { version: number; can: { write: string[] } };
const readBy = async (who: Visitor): Promise<Read> =>
  (await who.post<Read>('/api/admin/journals/get-journals', { journal_id: journal })).body;
/** Two sections share a bit: one grant opens both (decisions 2). */
const isOpenedBy = (field: JournalField, name: JournalPermission | 'nothing'): boolean =>
  name !== 'nothing' && journalPermissionBits[journalFields[field].section] === journalPermissionBits[name];
const everybody = [...journalPermissions, 'nothing'] as const;

describe('a journal that is not open', () => {
  it.each(everybody)('answers who holds %s alone the fields of that section, and what the lists show', async (name) => {
    const record = await readBy(holders[name]);
    const answered = journalFieldNames.filter((field) => record[field] !== null);
    const due = journalFieldNames.filter((field) => isOpenedBy(field, name) || forAll.includes(field));
    expect(answered.filter((field) => !['issn', 'eissn'].includes(field))).toEqual(
      due.filter((field) => !['issn', 'eissn'].includes(field)),
    );
  });

  it.each(everybody)('says to who holds %s alone what they may write', async (name) => {
    const { can } = await readBy(holders[name]);
    expect(can.write).toEqual(journalFieldNames.filter((field) => isOpenedBy(field, name)));
  });
});

describe('a journal that is open', () => {
  it.each(everybody)('answers who holds %s alone its public fields too, and no other', async (name) => {
    const journals = database.db.updateTable('journals.journal').where('id', '=', journal);
    await journals.set({ state: 'active' }).execute();
    const record = await readBy(holders[name]);
    await journals.set({ state: 'suspended' }).execute();
    const hidden = journalFieldNames.filter(
      (field) => ['section', 'checkers'].includes(journalFields[field].readers) && !isOpenedBy(field, name),
    );
    expect(hidden.filter((field) => record[field] !== null)).toEqual([]);
    expect([record.country, record.scope, record.license, record.submis_checklist]).not.toContain(null);
  });
});

describe('the list of a journal’s team', () => {
  const ask = async (who: Visitor) => {
    const { status, body } = await who.post<object>('/api/admin/assigned-roles/get-journal-team', {
      journal_id: journal,
    });
    return { status, body: JSON.stringify(body) };
  };

  it.each(journalPermissions)('is read by who holds %s, without an address', async (name) => {
    const { status, body } = await ask(holders[name]);
    expect(status).toBe(200);
    expect(body).not.toContain('@');
  });

  it('is not there for who works for the journal in nothing, for strangers and for another journal’s manager', async () => {
    const other = await seedJournal(database.db, { path: 'sungai', nameEn: 'The river' });
    await give(await server.person('of-the-river'), journalPermissionBits.team_management, other);
    await server.person('passer-by');
    for (const key of ['of-the-river', 'passer-by']) expect((await ask(await server.as(key))).status).toBe(404);
    expect((await ask(holders.nothing)).status).toBe(404);
  });
});

describe('every field of a journal', () => {
  it('is written here, or by another act', () =>
    expect([...Object.keys(written), ...notByForm].sort()).toEqual([...journalFieldNames].sort()));

  it.each(Object.keys(written) as JournalField[])('%s is written under the bit of its section alone', async (field) => {
    for (const name of everybody) {
      const before = await readBy(holders.masthead);
      const change = { id: journal, version: before.version, [field]: written[field] };
      const { status, body } = await holders[name].post('/api/admin/journals/update-journal', change);
      const closed = { code: 'not-allowed' };
      if (isOpenedBy(field, name)) expect({ name, status, body }).toMatchObject({ status: 200 });
      else expect({ name, status, body }).toMatchObject({ status: 403, body: closed });
      const { version } = await readBy(holders.masthead);
      expect(version).toBe(before.version + (isOpenedBy(field, name) ? 1 : 0));
    }
  });

  it('that is closed is named in words, in both languages', async () => {
    const { version } = await readBy(holders.license);
    const change = { id: journal, version, license: null, name_en: 'Mine' };
    const { body } = await holders.license.post('/api/admin/journals/update-journal', change);
    expect(body).toMatchObject({
      errors: [{ path: 'name_en', message: expect.stringContaining('section of the journal') }],
    });
  });
});
