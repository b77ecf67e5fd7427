import { newId } from '@naskhah/kernel/ids';
import { appCode } from '../app-code.ts';
import { solvedPuzzle } from '../solved-puzzle.ts';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

/** Writes into every text field about people. */
export const writePeople = async (cast: Cast, { line, block }: Words, journal: string): Promise<void> => {
  const { admin, manager, author, newcomer, stranger, now, mailTo } = cast;
  const profile = await author.post('/api/admin/identity/get-profile', {});
  const family = line(80);
  await author.post('/api/profil/update-user-profile', {
    version: profile.version,
    usr_name: `${family} Ali`,
    usr_family: family,
    usr_firstname: line(),
    language: 'en',
    phone: line(40),
    biography: { en: line(2000), ms: line(2000) },
  });
  await author.post('/api/admin/users/save-user-affliation', {
    affiliations: [{ id: newId(), organisation: line(300), department: line(300), is_primary: true }],
  });
  await author.post('/api/admin/identity/make-api-key', { label: line(80), scope: 'read', days: 30 });
  await author.post('/api/admin/desk/save-view', {
    id: newId(),
    list: 'workspace',
    name: line(60),
    search: line(),
  });

  const invited = `${newId()}@example.test`;
  await admin.post('/api/admin/identity/invite-person', {
    id: newId(),
    kind: 'register',
    email: invited,
    name: line(),
    message: block(),
  });
  const presets = await manager.post<{ rows: { id: string }[] }>('/api/admin/access-level-preset/listing', {
    filters: { journal_id: journal },
  });
  await manager.post('/api/admin/identity/invite-to-team', {
    id: newId(),
    journal_id: journal,
    preset_id: presets.rows[0]?.id,
    email: `${newId()}@example.test`,
    name: line(),
    message: block(),
  });
  await manager.post('/api/admin/identity/invite-list-to-team', {
    batch: newId(),
    journal_id: journal,
    text: `"${line(100).replaceAll('"', '""')}", ${newId()}@example.test, copyeditor`,
    message: block(),
    apply: true,
  });
  await stranger.post('/api/admin/identity/accept-invitation', {
    token: (await mailTo(invited)).match(/\/invitation#(\S+)/)?.[1],
    usr_name: line(),
    usr_password: 'gambut pulih sepuluh tahun',
  });
  const factor = await newcomer.post<{ ticket: string; secret: string }>('/api/admin/identity/begin-second-factor', {});
  const confirmed = { ticket: factor.ticket, code: appCode(factor.secret, now()) };
  await newcomer.post('/api/admin/identity/confirm-second-factor', confirmed);
  await admin.post('/api/admin/identity/turn-off-factor-of-person', { usr_id: newcomer.id, reason: line(300) });
  const { version } = await admin.post('/api/admin/desk/get-person', { usr_id: newcomer.id });
  await admin.post('/api/admin/identity/suspend-person', { usr_id: newcomer.id, version, reason: line(300) });

  const again = { act: 'suspend', usr_ids: [newcomer.id], reason: line(300) };
  await admin.post('/api/admin/identity/act-on-people', { act: 'reinstate', usr_ids: [newcomer.id] });
  await admin.post('/api/admin/identity/act-on-people', again);

  const proof = await solvedPuzzle({ post: async (path) => ({ body: await admin.post(path, {}) }) });
  const account = { usr_email: `${newId()}@example.test`, usr_password: 'gambut pulih sepuluh tahun' };
  await author.post('/api/portal/register-user', { ...account, usr_name: line(), language: 'en', proof });
  await admin.post('/api/auth/switch-user', { usr_id: author.id, reason: line(300) });
  await admin.post('/api/auth/unset-user', {});
};
