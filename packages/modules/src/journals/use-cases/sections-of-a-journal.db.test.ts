/** A field of a journal is answered and written under the bit of its section, and under no other (decisions 2). */
import { newId } from '@naskhah/kernel/ids';
import { type JournalField, journalFieldNames, journalFields, verifiedFields } from '@naskhah/kernel/journal-fields';
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
  support_contact: { name: 'Boon', email: 'boon@example.test', phone: '03-8000 8000' },
  publisher_type: 'society',
  first_year: 2019,
  frequency: 'quarterly',
  languages: ['ms'],
  review_type: { identities: 'double-anonymized' },
  access_type: 'open',
  peer_review: { en: 'Two reviewers' },
  ethics: { ms: 'COPE' },
  archiving: { en: 'The national library' },
  fees: { en: 'None' },
  submis_checklist: [point],
  files: [],
};
/** What other acts write, each in its own section. */
const notByForm: readonly JournalField[] = [
  'mysitasi_url',
  'board',
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
    contacts: {
      principal: { name: 'Rosli', email: 'rosli@example.test' },
      support: { name: 'Aina', email: 'aina@example.test' },
    },
  });
  await database.db
    .updateTable('journals.journal')
    .set({
      website: 'https://forest.example',
      institution_ror: 'https://ror.org/052gg0110',
      publisher_type: 'society',
      first_year: 2001,
      frequency: 'annual',
      access_type: 'free',
      mysitasi_url: 'https://mysitasi.example/1',
    })
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
const isVerified = (field: JournalField): boolean => verifiedFields.some((one) => one === field);
const inState = (state: 'submitted' | 'suspended' | 'active') =>
  database.db.updateTable('journals.journal').where('id', '=', journal).set({ state }).execute();
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
    expect(can.write).toEqual(journalFieldNames.filter((field) => isOpenedBy(field, name) && !isVerified(field)));
  });
});

describe('a journal that is open', () => {
  it.each(everybody)('answers who holds %s alone its public fields too, and no other', async (name) => {
    await inState('active');
    const record = await readBy(holders[name]);
    await inState('suspended');
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
  beforeAll(() => inState('submitted'));

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

describe('what was verified of a journal', () => {
  const change = async (given: object) => {
    const { version } = await readBy(holders.masthead);
    return holders.masthead.post('/api/admin/journals/update-journal', { id: journal, version, ...given });
  };
  beforeAll(async () => {
    await inState('active');
  });

  it.each(verifiedFields)('%s is changed by no manager alone, and the refusal says how it is', async (field) => {
    const other = { path: 'lain', issn: '1234-5679', eissn: '0317-8471', institution_ror: 'https://ror.org/00bw8d226' };
    const given = { [field]: field in other ? other[field as 'path'] : 'Something else' };
    expect(await change(given)).toMatchObject({
      status: 422,
      body: {
        code: 'by-update-request',
        errors: [{ path: field, message: expect.stringContaining('update request') }],
      },
    });
  });

  it('may be given as it stands, beside what does change', async () => {
    const { path, name_en, issn, publisher } = await readBy(holders.masthead);
    expect(await change({ path, name_en, issn, publisher, frequency: 'monthly' })).toMatchObject({
      status: 200,
      body: { frequency: 'monthly' },
    });
  });
});

describe('the address of a journal', () => {
  it.each(['api', 'admin', 'journals', 'search', 'private'])('is not %s, which is the portal’s own', async (path) => {
    await inState('submitted');
    const { version } = await readBy(holders.masthead);
    const { body } = await holders.masthead.post('/api/admin/journals/update-journal', { id: journal, version, path });
    expect(body).toMatchObject({ code: 'path-reserved', errors: [{ path: 'path' }] });
  });
});

describe('the page of a journal in the national citation index', () => {
  const set = async (mysitasi_url: string | null, by = holders.masthead) => {
    const { version } = await readBy(holders.masthead);
    return by.post('/api/admin/journals/update-jnl-mysitasi-url', { id: journal, version, mysitasi_url });
  };

  it('is set and taken away by who keeps the masthead, and by nobody else', async () => {
    const url = 'https://mysitasi.example/2';
    expect((await set(url)).body).toMatchObject({ mysitasi_url: url });
    expect((await set(url, holders.license)).status).toBe(403);
    expect((await set(null)).body).toMatchObject({ mysitasi_url: null });
  });

  it.each(['http://mysitasi.example', 'javascript:alert(1)', 'mysitasi'])('is not %s', async (url) =>
    expect((await set(url)).body).toMatchObject({ errors: [{ path: 'mysitasi_url' }] }),
  );
});
