import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Role = { acl: number; version: number; label_en: string; menu: string[]; holders: number; may_delete: boolean };
type Answer = { acl: number; roles: Role[]; code: string; errors: { path: string; code: string }[] };

let admin: Visitor;
let member: Visitor;
let memberId: string;
const ask = (visitor: Visitor, act: string, body: object = {}) =>
  visitor.post<Answer>(`/api/admin/access/${act}`, body);
const look = (act: string, body: object) => admin.post<{ code: string }>(`/api/admin/identity/${act}`, body);
const form = (name: string) => ({ label_en: name, label_ms: `${name} ms`, flags: 512, menu: ['G03'] });
const added = async (name: string): Promise<number> => (await ask(admin, 'add-role', form(name))).body.acl;
const roleOf = async (acl: number) => (await ask(admin, 'list-roles')).body.roles.find((role) => role.acl === acl);

beforeAll(async () => {
  await server.person('aminah', [1, 6]);
  memberId = await server.person('lim');
  [admin, member] = [await server.as('aminah'), await server.as('lim')];
});

describe('a role that is added to the platform', () => {
  it('is given its acl by the server, and a menu that leads through profile and articles', async () => {
    const { status, body } = await ask(admin, 'add-role', form('Auditor'));
    expect(status).toBe(200);
    expect(body.acl).toBeGreaterThan(6);
    expect(await roleOf(body.acl)).toMatchObject({ label_en: 'Auditor', menu: ['G01', 'G02', 'G03'], holders: 0 });
  });

  it('has a name of its own in both languages', async () => {
    await added('Observer');
    const same = { ...form('Something else'), label_ms: 'OBSERVER ms' };
    expect((await ask(admin, 'add-role', same)).body.code).toBe('role-name-taken');
    expect((await ask(admin, 'add-role', form('administrator'))).body.code).toBe('role-name-taken');
    const acl = await added('Librarian');
    const renamed = await ask(admin, 'update-role', { acl, version: 1, label_en: 'Observer' });
    expect(renamed.body.code).toBe('role-name-taken');
  });

  it('names the modules that there are not', async () => {
    const { status, body } = await ask(admin, 'add-role', { ...form('Lost'), menu: ['G02', 'G77'] });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'menu.1', code: 'not-in-list' }]]);
  });

  it('is for Administrators to add and delete', async () => {
    expect((await ask(member, 'add-role', form('Mine'))).status).toBe(403);
    expect((await ask(member, 'delete-role', { acl: await added('Theirs'), version: 1 })).status).toBe(403);
  });

  it('is given, used, renamed, offered in the lists, and taken', async () => {
    const acl = await added('Reader of reports');
    expect((await look('grant-role', { usr_id: memberId, acl })).status).toBe(200);
    expect((await member.post('/api/auth/change-role', { usr_acl: acl })).status).toBe(200);
    const can = await member.get<string[]>('/general/r/get-user-function');
    expect(can.body).toContain('report.internal');
    const { body } = await member.post<{ modules: { id: string }[] }>('/api/admin/get-user-menu', {
      acl,
      id: memberId,
    });
    expect(body.modules.map(({ id }) => id)).toEqual(['G01', 'G02', 'G03']);
    expect((await ask(admin, 'update-role', { acl, version: 1, label_en: 'Auditor of reports' })).status).toBe(200);
    const { body: lists } = await member.get<{ role: { acl: number; label_en: string }[] }>('/api/get-ref/all');
    expect(lists.role).toContainEqual(expect.objectContaining({ acl, label_en: 'Auditor of reports' }));
    expect((await look('revoke-role', { usr_id: memberId, acl })).status).toBe(200);
  });
});

describe('a role of the platform is deleted', () => {
  it('only while nobody holds it', async () => {
    const acl = await added('Held');
    await look('grant-role', { usr_id: memberId, acl });
    expect(await roleOf(acl)).toMatchObject({ holders: 1, may_delete: false });
    expect((await ask(admin, 'delete-role', { acl, version: 1 })).body.code).toBe('role-in-use');
    await look('revoke-role', { usr_id: memberId, acl });
    expect(await roleOf(acl)).toMatchObject({ may_delete: true });
    expect((await ask(admin, 'delete-role', { acl, version: 1 })).status).toBe(200);
    expect(await roleOf(acl)).toBeUndefined();
    expect((await look('grant-role', { usr_id: memberId, acl })).body.code).toBe('role-not-found');
  });

  it('only while nobody is invited to it', async () => {
    const acl = await added('Offered');
    const invitation = { id: newId(), kind: 'role', acl, email: 'nor@um.test', name: 'Nor' };
    expect((await look('invite-person', invitation)).status).toBe(200);
    expect(await roleOf(acl)).toMatchObject({ may_delete: false });
    expect((await ask(admin, 'delete-role', { acl, version: 1 })).body.code).toBe('role-in-use');
    await look('revoke-invitation', { id: invitation.id });
    expect((await ask(admin, 'delete-role', { acl, version: 1 })).status).toBe(200);
  });

  it('never when it is a shipped one, nor by an older version', async () => {
    expect((await ask(admin, 'delete-role', { acl: 5, version: 1 })).body.code).toBe('role-is-shipped');
    const acl = await added('Changed');
    await ask(admin, 'update-role', { acl, version: 1, flags: 0 });
    expect((await ask(admin, 'delete-role', { acl, version: 1 })).status).toBe(409);
  });

  it('and its acl is never given again', async () => {
    const acl = await added('Gone');
    await ask(admin, 'delete-role', { acl, version: 1 });
    expect(await added('After')).toBeGreaterThan(acl);
  });

  it('or given to somebody, whichever comes first, and never both', async () => {
    for (const turn of [1, 2, 3, 4]) {
      const acl = await added(`Contested ${turn}`);
      const [given, gone] = await Promise.all([
        look('grant-role', { usr_id: memberId, acl }),
        ask(admin, 'delete-role', { acl, version: 1 }),
      ]);
      expect([given.status, gone.status].filter((status) => status === 200)).toHaveLength(1);
      expect(((await roleOf(acl))?.holders ?? 0) === 1).toBe(given.status === 200);
    }
  });
});
