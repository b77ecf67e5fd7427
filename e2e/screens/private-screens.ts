/** The pages of the private area: what the menu of an account opens, and the records behind its lists. */
import { registrationSteps } from '@naskhah/kernel/registration';
import type { APIRequestContext } from '@playwright/test';
import { loggedIn } from '../logged-in.ts';
import { listedArticles } from './listed-articles.ts';

type Rows = { rows: { id: string; state?: string; round?: number }[] };
type Menu = { modules: { entries: { path: string }[] }[] };

const post = async <T>(person: APIRequestContext, path: string, data: object): Promise<T> => {
  const answer = await person.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

const menuOf = async (person: APIRequestContext, account: string): Promise<string[]> => {
  const { user } = await loggedIn(account);
  const { modules } = await post<Menu>(person, '/api/admin/get-user-menu', { id: user.usr_id, acl: user.usr_acl });
  return modules.flatMap(({ entries }) => entries.map(({ path }) => path));
};

const articleParts = [
  'review',
  'files',
  'metadata',
  'references',
  'contributors',
  'decisions',
  'production',
  'messages',
];
const steps = ['start', 'metadata', 'contributors', 'files', 'references', 'declarations', 'check'];
const base = '/private';

/** Each view of My Task, and one task of each kind. */
const tasking = async (person: APIRequestContext): Promise<string[]> => {
  const list = `${base}/article-management/user-task`;
  type Tasks = { rows: { id: string; kind: string }[] };
  const { rows } = await post<Tasks>(person, '/api/admin/tasks/get-task', { size: 100 });
  const kinds = [...new Map(rows.map(({ kind, id }) => [kind, id])).values()];
  return [...kinds.map((id) => `${list}?task=${id}`), `${list}?view=done`, `${list}?view=given`, `${list}?q=zzzz`];
};

/** One article in each state, and all parts of one that has come far. */
const editorial = async (person: APIRequestContext): Promise<string[]> => {
  const rows = await listedArticles(person);
  const states = [...new Map(rows.map((row) => [row.state, row.id])).values()];
  const article = (id: string) => `${base}/article-management/article-workflow/${id}`;
  const far = rows.find(({ state }) => state === 'ready-to-schedule') ?? rows[0];
  return [
    ...states.map(article),
    ...(far ? articleParts.map((part) => `${article(far.id)}?part=${part}`) : []),
    `${base}/article-management/workspace?view=overdue`,
    `${base}/article-management/workspace?q=zzzz`,
    ...(await tasking(person)),
  ];
};

/** One article in each state that somebody sees who works on a few. */
const working = async (person: APIRequestContext): Promise<string[]> =>
  [...new Map((await listedArticles(person)).map((row) => [row.state, row.id])).values()]
    .slice(0, 3)
    .map((id) => `${base}/article-management/article-workflow/${id}`);

const authoring = async (person: APIRequestContext): Promise<string[]> => {
  const { rows } = await post<Rows>(person, '/api/admin/article-submission/get-my-article-list', {
    filters: {},
    size: 100,
  });
  const draft = rows.find(({ state }) => state === 'draft');
  const asked = rows.find(({ state }) => state === 'revisions-requested');
  return [
    `${base}/article-management/my-submissions/new`,
    ...(draft ? steps.map((step) => `${base}/article-management/submission/${draft.id}/${step}`) : []),
    ...(asked ? [`${base}/article-management/article-workflow/${asked.id}`] : []),
  ];
};

const reviewing = async (person: APIRequestContext): Promise<string[]> => {
  const { rows } = await post<Rows>(person, '/api/admin/tasks/workflow/get-my-assign', { filters: {}, size: 100 });
  return [...new Map(rows.map((row) => [row.state, row.id])).values()].map(
    (id) => `${base}/article-management/my-reviews/${id}`,
  );
};

const managing = async (person: APIRequestContext): Promise<string[]> => {
  const { rows } = await post<Rows>(person, '/api/admin/journals/journal-listing', { filters: {}, size: 50 });
  const id = rows[0]?.id ?? '';
  const data = { journal_id: id };
  const issues = await post<{ id: string; state: string }[]>(
    person,
    '/api/admin/pengurusan-jurnal/get-issue-list',
    data,
  );
  const manage = `${base}/journal-management`;
  const known = await person.post('/api/admin/forms/list-forms', { data });
  const { forms } = (known.ok() ? await known.json() : { forms: [] }) as {
    forms: { id: string; published: number | null }[];
  };
  const form = forms.find(({ published }) => published !== null);
  const returned = rows.find(({ state }) => state === 'returned')?.id;
  type Read = { can: { edit: boolean } };
  const read = returned ? await post<Read>(person, `/api/admin/journals/p/${returned}`, {}) : undefined;
  return [
    ...(read?.can.edit ? registrationSteps.map((step) => `${manage}/journal-registration/${returned}/${step}`) : []),
    `${manage}/journal-information/${id}`,
    `${manage}/journal-setup/${id}`,
    `${manage}/journal-registration/${id}`,
    `${manage}/journal-registration`,
    `${manage}/journal-messages/${id}`,
    ...[
      'submission',
      'workflow_management?stage=review',
      'team_management',
      'email_template',
      'article_list',
      'volume',
    ].map((section) => `${manage}/journal-information/${id}/${section}`),
    ...(known.ok() ? [`${manage}/journal-information/${id}/form_builder`] : []),
    ...(form ? [`${manage}/journal-information/${id}/form_builder/${form.id}`] : []),
    ...[...new Map(issues.map((one) => [one.state, one.id])).values()].map((issue) => `${manage}/issue/${issue}`),
  ];
};

/** A person in each of their parts, and both lists with and without what they look for. */
const lookingAfterPeople = async (person: APIRequestContext): Promise<string[]> => {
  const data = { q: 'Nurul Huda', filters: {} };
  const { rows } = await post<{ rows: { usr_id: string }[] }>(person, '/api/admin/desk/list-people', data);
  const record = `${base}/user/user-management/${rows[0]?.usr_id}`;
  return [
    record,
    ...['access', 'sessions', 'activity'].map((part) => `${record}?part=${part}`),
    `${base}/user/user-management?q=zzzz`,
    `${base}/user/invitation-list?view=all`,
    `${base}/user/invitation-list?view=all&q=zzzz`,
    `${base}/user/confirm-email`,
  ];
};

/** A registration that waits for its check, and the checklist. */
const checkingJournals = async (person: APIRequestContext): Promise<string[]> => {
  const checks = `${base}/journal-management/journal-checking-forms`;
  const asked = { filters: { step: 'checking' } };
  const { rows } = await post<Rows>(person, '/api/admin/pengurusan-jurnal/get-submitted-journal', asked);
  return [...rows.slice(0, 1).map(({ id }) => `${checks}/${id}`), `${checks}/checklist`, `${checks}?q=zzzz`];
};

/** The texts of a mail, the parts of roles and presets, one's own notifications. */
const administering = async (): Promise<string[]> => [
  `${base}/user/ent-template/submission-received`,
  `${base}/user/ent-template?q=zzzz`,
  `${base}/user/role-preset?part=presets`,
  `${base}/user/mail-log?q=zzzz`,
  `${base}/user/notifications`,
  `${base}/user/user-profile?part=notifications`,
];

const records: Record<string, (person: APIRequestContext) => Promise<string[]>> = {
  admin: async (person) => [...(await lookingAfterPeople(person)), ...(await administering())],
  secretariat: checkingJournals,
  editor: editorial,
  author: authoring,
  reviewer: reviewing,
  manager: managing,
  'section-editor': working,
  copyeditor: working,
  layout: working,
};

export const privateAccounts = [
  'admin',
  'secretariat',
  'manager',
  'editor',
  'section-editor',
  'copyeditor',
  'layout',
  'reviewer',
  'author',
  'evaluator',
  'member',
  'chair',
];

export const privateScreens = async (person: APIRequestContext, account: string): Promise<string[]> => [
  ...(await menuOf(person, account)),
  ...((await records[account]?.(person)) ?? []),
  ...(account === 'chair'
    ? ['security', 'devices', 'keys'].map((part) => `${base}/user/user-profile?part=${part}`)
    : []),
];
