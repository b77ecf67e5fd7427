import { newId } from '@naskhah/kernel/ids';
import type { World } from './world.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYAAAAAIAAeIhvDMAAAAASUVORK5CYII=';
type Rows<T> = { rows: T[] };
type Kept = { id: string; version: number };

/** Lists, mails and rights that are changed and taken away again. */
export const actOnPlatform = async ({ cast, name }: World, journal: string): Promise<void> => {
  const { admin, manager, author, reviewer } = cast;
  await admin.post('/api/admin/access/save-logo', { ground: 'light', content: pixel });
  const license = { list: 'license', value: newId() };
  const entry = { ...license, parent: null, sort: 901, active: true, version: null, label_en: name, label_ms: name };
  await admin.post('/api/admin/reference-data/save-code', entry);
  await admin.post('/api/admin/reference-data/delete-code', { ...license, version: 1 });

  const roles = '/api/admin/access';
  const named = { label_en: `${name} role`, label_ms: `Peranan ${name}` };
  const { acl } = await admin.post<{ acl: number }>(`${roles}/add-role`, { ...named, flags: 1, menu: ['G01'] });
  await admin.post(`${roles}/delete-role`, { acl, version: 1 });

  const mail = { event: 'editor-was-assigned', journal_id: journal };
  const versionOfMail = async () => (await manager.post('/api/admin/ent-template/retrieve', mail)).version;
  await manager.post('/api/admin/ent-template/add-template', mail);
  await manager.post('/api/admin/messaging/restore-template', { ...mail, version: await versionOfMail(), number: 1 });
  await manager.post('/api/admin/ent-template/update-event', { ...mail, active: false });
  await manager.post('/api/admin/ent-template/delete', { ...mail, version: await versionOfMail() });

  type Mail = { id: string; event: string };
  const toManager = { q: `${name}-manager`, filters: {} };
  const { rows: mails } = await admin.post<Rows<Mail>>('/api/admin/messaging/list-mail', toManager);
  const verified = mails.find(({ event }) => event === 'journal-verified');
  await admin.post('/api/admin/messaging/resend-mail', { id: verified?.id, new_id: newId() });
  await admin.post('/api/admin/messaging/release-address', { address: `${name}-back@um.test` });
  const preferences = [{ event: 'submission-arrived', in_app: true, email: 'daily' }];
  await author.post('/api/admin/messaging/save-preferences', { preferences });
  await author.post('/api/admin/messaging/mark-read', {});

  const view = { id: newId(), list: 'workspace', name: 'Late', search: '' };
  await author.post('/api/admin/desk/save-view', view);
  await author.post('/api/admin/desk/delete-view', { id: view.id, version: 1 });

  const presets = '/api/admin/access-level-preset';
  const assigned = '/api/admin/user-assigned-preset';
  await manager.post('/api/admin/journals/set-journal-default-value', { id: journal });
  const draft = { path: 'never-sent', abbreviation: 'NVS', name_en: 'Never sent', name_ms: '', publisher: 'Nobody' };
  const { id: unsent } = await manager.post<{ id: string }>('/api/admin/journals/save-journal', {
    id: newId(),
    ...draft,
  });
  await manager.post('/api/admin/journals/delete-journal', { id: unsent, version: 1 });
  const filters = { journal_id: journal };
  const { rows } = await manager.post<Rows<Kept & { code: string }>>(`${presets}/listing`, { filters });
  const idOf = (wanted: string) => rows.find((one) => one.code === wanted)?.id;
  const given = { id: newId(), journal_id: journal, preset_id: idOf('proofreader'), user_id: reviewer.id };
  const member = await manager.post<Kept>(`${assigned}/save`, given);
  const changed = await manager.post<Kept>(`${assigned}/update`, {
    id: member.id,
    version: member.version,
    preset_id: idOf('copyeditor'),
  });
  await manager.post(`${assigned}/delete`, { id: changed.id, version: changed.version });
  const unused = rows.find(({ code }) => code === 'reader');
  const text = `Aina, ${newId()}@um.test, proofreader`;
  await manager.post('/api/admin/identity/invite-list-to-team', {
    batch: newId(),
    journal_id: journal,
    text,
    apply: true,
  });
  await manager.post(`${presets}/delete`, { id: unused?.id, version: unused?.version });
};
