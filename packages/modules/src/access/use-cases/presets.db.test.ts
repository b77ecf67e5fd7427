import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset } from '../store/assign-preset.ts';
import { copyPresets, loadPlatformRoles } from '../store/shipped.ts';

const database = testDatabase();
const server = testServer(database);
type Preset = { id: string; version: number; code: string; label_en: string; permissions: number; holders: number };
type Refused = { code: string };

const ids = {} as Record<'journal' | 'manager' | 'helper' | 'newcomer', string>;
let admin: Visitor;
let manager: Visitor;
let helper: Visitor;
let presets: Map<string, string>;
const at = (call: string) => `/api/admin/${call}`;
const stages = { submission: 'none', review: 'view', copyediting: 'none', production: 'none', publication: 'none' };
const form = (label: string, permissions = 0) => ({
  label_en: label,
  label_ms: `${label} ms`,
  permissions,
  functions: 0,
  stages,
});

beforeAll(async () => {
  await server.person('aminah', [1, 6]);
  ids.manager = await server.person('hafiz');
  ids.helper = await server.person('zul');
  ids.newcomer = await server.person('mei');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await loadPlatformRoles(trx);
    presets = await copyPresets(trx, ids.journal, newId);
    const give = (person: string, presetCode: string) =>
      assignPreset(trx, { id: newId(), journal: ids.journal, person, presetCode, by: null, at: server.clock() });
    await give(ids.manager, 'journal-manager');
    await give(ids.helper, 'editor-in-chief');
  });
  [admin, manager, helper] = [await server.as('aminah'), await server.as('hafiz'), await server.as('zul')];
});

describe('a journal’s presets', () => {
  it('begin as the shipped ones, with how many people hold each', async () => {
    const { body } = await manager.post<{ total: number; rows: Preset[] }>(at('access-level-preset/listing'), {
      filters: { journal_id: ids.journal },
    });
    expect(body.total).toBe(12);
    expect(body.rows.find(({ code }) => code === 'journal-manager')?.holders).toBe(1);
    const settings = await manager.post<{ permissions: { bit: number; opens: string[] }[] }>(
      at('access-level-preset/meta/get-custom-stages-settings'),
    );
    expect(settings.body.permissions.find(({ bit }) => bit === 16384)?.opens).toEqual([
      'workflow_management',
      'email_template',
    ]);
  });

  it('keep all of 48 bits, and are deleted only while nobody holds them', async () => {
    const asked = { journal_id: ids.journal, ...form('Everything', 2 ** 47 + 16384) };
    const { body: made } = await admin.post<Preset>(at('access-level-preset/save'), asked);
    expect(made.permissions).toBe(2 ** 47 + 16384);
    const give = { journal_id: ids.journal, preset_id: made.id, user_id: ids.newcomer };
    const given = await admin.post<{ id: string; version: number }>(at('user-assigned-preset/save'), give);
    const acl = await admin.post<{ acl: number }>(at('user-assigned-preset/get-assigned-acl-user-assigned'), {
      jnl_id: ids.journal,
      user_id: ids.newcomer,
    });
    expect(acl.body.acl).toBe(2 ** 47 + 16384);
    const remove = { id: made.id, version: made.version };
    const refused = await admin.post<Refused>(at('access-level-preset/delete'), remove);
    expect([refused.status, refused.body.code]).toEqual([422, 'preset-in-use']);
    await admin.post(at('user-assigned-preset/delete'), { id: given.body.id, version: given.body.version });
    expect((await admin.post(at('access-level-preset/delete'), remove)).status).toBe(200);
  });

  it('that were shipped come back where they are missing, and those that were changed stay', async () => {
    const ofJournal = { filters: { journal_id: ids.journal } };
    const listed = async () =>
      (await manager.post<{ rows: Preset[] }>(at('access-level-preset/listing'), ofJournal)).body.rows;
    const proofreader = (await listed()).find(({ code }) => code === 'proofreader');
    const reader = (await listed()).find(({ code }) => code === 'reader');
    await manager.post(at('access-level-preset/delete'), { id: proofreader?.id, version: proofreader?.version });
    await manager.post(at('access-level-preset/update'), {
      id: reader?.id,
      version: reader?.version,
      ...form('Friends'),
    });
    const set = (by: Visitor) =>
      by.post<{ added: number }>(at('journals/set-journal-default-value'), { id: ids.journal });
    expect((await set(await server.as('mei'))).status).toBe(403);
    const [one, other] = await Promise.all([set(manager), set(manager)]);
    expect([one.body.added, other.body.added].sort()).toEqual([0, 1]);
    expect((await listed()).map(({ code }) => code)).toContain('proofreader');
    expect((await listed()).find(({ code }) => code === 'reader')).toMatchObject({ label_en: 'Friends' });
  });

  it('are changed with the version that was seen, under a name of their own', async () => {
    const { body: made } = await manager.post<Preset>(at('access-level-preset/save'), {
      journal_id: ids.journal,
      ...form('Helper'),
    });
    const changed = await manager.post<Preset>(at('access-level-preset/update'), {
      id: made.id,
      version: 1,
      ...form('Helpers', 4096),
    });
    expect(changed.body).toMatchObject({ version: 2, permissions: 4096 });
    expect(
      (await manager.post(at('access-level-preset/update'), { id: made.id, version: 1, ...form('Late') })).status,
    ).toBe(409);
    const taken = await manager.post<Refused>(at('access-level-preset/save'), {
      journal_id: ids.journal,
      ...form('Helpers'),
    });
    expect(taken.body.code).toBe('preset-name-taken');
    expect((await manager.post<Preset>(at('access-level-preset/retrieve'), { id: made.id })).body.version).toBe(2);
  });

  it('never grant more than the giver holds', async () => {
    const beyond = await helper.post<Refused>(at('access-level-preset/save'), {
      journal_id: ids.journal,
      ...form('Sites', 16777216),
    });
    expect(beyond.body.code).toBe('beyond-own-access');
    const preset_id = presets.get('journal-manager');
    const give = { journal_id: ids.journal, preset_id, user_id: ids.helper };
    expect((await helper.post<Refused>(at('user-assigned-preset/save'), give)).body.code).toBe('beyond-own-access');
  });

  it('are closed to another journal’s manager', async () => {
    const other = await seedJournal(database.db, { path: 'bjph', nameEn: 'Another' });
    const listing = await manager.post(at('access-level-preset/listing'), { filters: { journal_id: other } });
    expect(listing.status).toBe(404);
    expect((await manager.post(at('journals/set-journal-default-value'), { id: other })).status).toBe(404);
    const journals = await manager.post<{ roles: boolean; journals: { id: string }[] }>(at('access/team-journals'));
    expect(journals.body).toMatchObject({ roles: false, journals: [{ id: ids.journal }] });
  });
});

describe('who holds a preset', () => {
  it('is listed, may be given another, and somebody who manages the team is always left', async () => {
    const listing = () =>
      manager.post<{ rows: { id: string; user_id: string; version: number; preset_id: string }[] }>(
        at('user-assigned-preset/listing'),
        { filters: { journal_id: ids.journal } },
      );
    const held = (await listing()).body.rows;
    expect(held.map(({ user_id }) => user_id).sort()).toEqual([ids.manager, ids.helper].sort());
    const chief = held.find(({ user_id }) => user_id === ids.helper);
    const change = { id: chief?.id, version: chief?.version, preset_id: presets.get('copyeditor') };
    const changed = await manager.post<{ preset_id: string }>(at('user-assigned-preset/update'), change);
    expect(changed.body.preset_id).toBe(presets.get('copyeditor'));
    expect((await manager.post(at('user-assigned-preset/retrieve'), { id: chief?.id })).status).toBe(200);
    const own = held.find(({ user_id }) => user_id === ids.manager);
    const last = await manager.post<Refused>(at('user-assigned-preset/delete'), { id: own?.id, version: own?.version });
    expect(last.body.code).toBe('last-manager');
  });
});

describe('a platform role', () => {
  it('is changed by an Administrator; the Administrator role keeps its flag', async () => {
    const { body } = await admin.post<{ roles: { acl: number; version: number; flags: number }[] }>(
      at('access/list-roles'),
    );
    expect(body.roles).toHaveLength(6);
    const change = { version: 1, label_en: 'Reader', label_ms: 'Pembaca', flags: 1, menu: ['G01', 'G02'] };
    expect((await admin.post(at('access/update-role'), { acl: 6, ...change })).status).toBe(200);
    expect((await admin.post(at('access/update-role'), { acl: 6, ...change })).status).toBe(409);
    const locked = await admin.post<Refused>(at('access/update-role'), { acl: 1, ...change });
    expect(locked.body.code).toBe('administrator-stays');
    expect((await manager.post(at('access/list-roles'))).status).toBe(403);
    const without = { acl: 6, version: 2, menu: ['G03'] };
    const kept = await admin.post<{ roles: { acl: number; menu: string[] }[] }>(at('access/update-role'), without);
    expect(kept.body.roles.find(({ acl }) => acl === 6)?.menu).toEqual(['G01', 'G02', 'G03']);
    const unknown = await admin.post<Refused>(at('access/update-role'), { acl: 6, version: 3, menu: ['G02', 'G77'] });
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'menu.1', code: 'not-in-list' }] } });
  });
});
