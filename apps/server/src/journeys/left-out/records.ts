/** For each changing call that carries a record: the record as the call takes it, whole, and how it is read back. */
import { newId } from '@naskhah/kernel/ids';
import type { Actor, Cast } from '@naskhah/testing/attacks/cast';
import { type KeptRecord, type Records, recordsOfArticles, requested } from './records-of-articles.ts';
import { recordsOfIssues } from './records-of-issues.ts';
import { recordsOfJournals } from './records-of-journals.ts';
import { recordsOfSettings } from './records-of-settings.ts';

const settings = async ({ admin }: Cast): Promise<KeptRecord> => {
  const path = '/api/admin/access/read-portal-settings';
  const texts = { en: 'One', ms: 'Satu' };
  const limits = { file: 100, mails: 60, invitation: 10, session: 10 };
  const sender = { name: 'Naskhah', address: 'no-reply@example.test' };
  const whole = { name: texts, front: texts, banner: texts, directory: texts, foot: texts, limits, sender };
  return {
    by: admin,
    read: () => admin.post<object>(path, {}),
    body: async () => {
      const { version } = await admin.post(path, {});
      return { ...whole, registration: true, domains: ['example.test'], languages: ['en', 'ms'], version };
    },
  };
};

const role = async ({ admin }: Cast): Promise<KeptRecord> => {
  type Role = { acl: number; version: number; label_en: string; label_ms: string; flags: number; menu: string[] };
  const read = async () => {
    const { roles } = await admin.post<{ roles: Role[] }>('/api/admin/access/list-roles', {});
    return requested(roles.find(({ acl }) => acl === 5));
  };
  return {
    by: admin,
    read,
    body: async () => {
      const { acl, version, label_en, label_ms, flags, menu } = await read();
      return { acl, version, label_en, label_ms, flags, menu };
    },
  };
};

const code = async ({ admin }: Cast): Promise<KeptRecord> => {
  const value = newId();
  const path = '/api/admin/reference-data/save-code';
  const labels = { label_en: 'Some terms', label_ms: 'Beberapa terma' };
  const whole = { list: 'license', value, ...labels, parent: null, sort: 7, active: true };
  await admin.post(path, { ...whole, version: null });
  const read = async () => {
    const rows = await admin.post<{ value: string; version: number }[]>('/api/admin/reference-data/list-codes', {
      list: 'license',
    });
    return requested(rows.find((row) => row.value === value));
  };
  return { by: admin, read, body: async () => ({ ...whole, version: (await read()).version }), empty: ['parent'] };
};

const view = async ({ author }: Cast): Promise<KeptRecord> => {
  const id = newId();
  const whole = { id, list: 'workspace', name: 'Late', search: '?overdue=1', opens: true };
  await author.post('/api/admin/desk/save-view', whole);
  const read = async () => {
    const views = await author.post<{ id: string; version: number }[]>('/api/admin/desk/list-saved-views', {
      list: 'workspace',
    });
    return requested(views.find((one) => one.id === id));
  };
  return { by: author, read, body: async () => ({ ...whole, version: (await read()).version }) };
};

const profile = (actor: Actor) => () => actor.post<{ version: number }>('/api/admin/identity/get-profile', {});

const ownProfile = async ({ author }: Cast): Promise<KeptRecord> => ({
  by: author,
  read: profile(author),
  body: async () => ({
    version: (await profile(author)()).version,
    usr_name: 'Nor Azizah Mohd Yusof',
    usr_firstname: 'Nor Azizah',
    usr_family: 'Yusof',
    language: 'en',
    orcid: '0000-0002-1825-0097',
    country: 'MY',
    phone: '03-8947 1234',
    biography: { en: 'Peat.', ms: 'Gambut.' },
    interests: ['1.6'],
    languages: ['ms'],
  }),
});

const affiliations = async ({ author }: Cast): Promise<KeptRecord> => {
  const days = { starts_on: '2020-01-01', ends_on: '2026-01-01' };
  const place = { ror: 'https://ror.org/02e91jd64', department: 'Forestry', country: 'MY', is_primary: true };
  const whole = { affiliations: [{ id: newId(), organisation: 'Universiti Putra Malaysia', ...days, ...place }] };
  return { by: author, read: profile(author), body: async () => whole };
};

const preferences = async ({ author }: Cast): Promise<KeptRecord> => {
  const chosen = { event: 'message-was-sent', in_app: false, email: 'daily' };
  return {
    by: author,
    read: () => author.post<object>('/api/admin/messaging/get-preferences', {}),
    body: async () => ({ preferences: [chosen] }),
  };
};

export const records: Records = {
  'portalSettings.savePortalSettings': settings,
  'access.updateRole': role,
  'codeTables.saveCode': code,
  'deskWorkspace.saveView': view,
  'identity.updateUserProfile': ownProfile,
  'identity.saveUserAffiliation': affiliations,
  'messaging.savePreferences': preferences,
  ...recordsOfArticles,
  ...recordsOfIssues,
  ...recordsOfJournals,
  ...recordsOfSettings,
};
