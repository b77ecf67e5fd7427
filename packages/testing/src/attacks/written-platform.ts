import { newId } from '@naskhah/kernel/ids';
import { settingsToSave } from '../settings-to-save.ts';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

type Role = { acl: number; version: number; flags: number; menu: string[] };

const both = <T>(one: () => T) => ({ en: one(), ms: one() });
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const chair = 5;

/** Writes into every text field of the platform itself: its settings, code tables, roles and mail texts. */
export const writePlatform = async ({ admin }: Cast, { line, block }: Words): Promise<void> => {
  const settings = await admin.post('/api/admin/access/read-portal-settings', {});
  await admin.post('/api/admin/access/save-portal-settings', {
    ...settingsToSave(settings),
    name: both(() => line(120)),
    front: both(() => block(600)),
    banner: both(() => block(600)),
    directory: both(() => block(600)),
    foot: both(() => line(300)),
    sender: { name: line(120), address: '' },
  });

  const labels = () => ({ label_en: line(300), label_ms: line(300) });
  const entry = { list: 'license', parent: null, sort: 900, active: true, version: null };
  await admin.post('/api/admin/reference-data/save-code', { ...entry, value: newId(), ...labels() });
  const row = [newId(), line(300), line(300)].map(cell).join(',');
  const csv = `value,label_en,label_ms\n${row}\n`;
  await admin.post('/api/admin/reference-data/import-codes', { list: 'license', csv, apply: true });

  const { roles } = await admin.post<{ roles: Role[] }>('/api/admin/access/list-roles', {});
  for (const { acl, version, flags, menu } of roles.filter((role) => role.acl === chair))
    await admin.post('/api/admin/access/update-role', { acl, version, flags, menu, ...labels() });

  await admin.post('/api/admin/access/add-role', {
    flags: 0,
    menu: ['G01'],
    label_en: `${newId()} ${line(250)}`,
    label_ms: `${newId()} ${line(250)}`,
  });

  const event = { event: 'message-was-sent', journal_id: null };
  const text = () => ({ subject: line(250), body: `${block()}\n{{message}}` });
  const save = async (act: string) => {
    const { version } = await admin.post('/api/admin/ent-template/retrieve', event);
    await admin.post(`/api/admin/ent-template/${act}`, { ...event, version, texts: both(text) });
  };
  await save('save');
  await save('update');
  await admin.post('/api/admin/ent-template/send-review', { ...event, language: 'en', text: text() });
};
