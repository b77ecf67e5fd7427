import type { Cast } from './cast.ts';
import type { WrittenWorld } from './write-everything.ts';

type Rows = { rows: { id: string }[] };

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
      : [];

/** Every text that the calls answer about what was written, to all who wrote it. */
export const readEverything = async (
  cast: Cast,
  { journal, article, issue, forms }: WrittenWorld,
): Promise<string[]> => {
  const { admin, manager, chief, author, reviewer } = cast;
  const article_id = article;
  const event = { event: 'message-was-sent', journal_id: null };
  const desk = '/api/admin/desk';
  const issues = '/api/admin/pengurusan-jurnal';
  const { rows } = await reviewer.post<Rows>('/api/admin/tasks/workflow/get-my-assign', { filters: {} });
  const answers: unknown[] = [
    await reviewer.post('/api/admin/workflow/get-review', { id: rows[0]?.id }),
    await author.post('/api/admin/identity/get-profile', {}),
    await author.post('/api/admin/identity/get-sign-in', {}),
    await author.post(`${desk}/list-saved-views`, { list: 'workspace' }),
    await author.post('/api/admin/article-submission/get', { id: article }),
    await author.post('/api/admin/article-submission/get-my-article-list', { filters: {} }),
    await author.post('/api/admin/tasks/message/get-message', { article_id }),
    await chief.post('/api/admin/tasks/get-task', { filters: { article_id, state: 'all' } }),
    await author.post('/api/admin/messaging/list-notifications', {}),
    await chief.get(`${issues}/pengurusan-artikel/get-data-artikel?id=${article}`),
    await chief.post('/api/admin/logs/article', { id: article }),
    await chief.post('/media/files/get-att-data', { ref_id: article }),
    await chief.post('/api/admin/articles/get-article-listing', { filters: { view: 'all' } }),
    await manager.post('/api/admin/journals/get-journals', { id: journal }),
    await admin.post('/api/admin/verification/get-thread', { journal_id: journal }),
    await manager.post('/api/admin/journals/submission-settings', { journal_id: journal }),
    await manager.post('/api/admin/submission-workflow-settings/listing', { filters: { journal_id: journal } }),
    await manager.post('/api/admin/access-level-preset/listing', { filters: { journal_id: journal } }),
    ...(await Promise.all(forms.map((id) => manager.post('/api/admin/forms/get-form', { id })))),
    await manager.post('/api/admin/forms/get-form-version', { id: forms[0], number: 1 }),
    await manager.post('/api/admin/forms/list-forms', { journal_id: journal }),
    await manager.post(`${issues}/get-volume-list`, { journal_id: journal }),
    await manager.post(`${issues}/get-issue-data`, { id: issue }),
    await manager.post(`${issues}/get-issue-article`, { issue_id: issue }),
    await manager.post(`${issues}/get-issue-galley`, { article_id }),
    await admin.post(`${desk}/get-person`, { usr_id: author.id }),
    await admin.post(`${desk}/get-person`, { usr_id: cast.newcomer.id }),
    await admin.post(`${desk}/list-people`, { filters: {}, size: 100 }),
    await admin.post(`${desk}/list-invitations`, { filters: { view: 'all' } }),
    await admin.post('/api/admin/access/read-portal-settings', {}),
    await admin.post('/api/admin/access/list-roles', {}),
    await admin.post('/api/admin/reference-data/list-codes', { list: 'license' }),
    await admin.post('/api/admin/ent-template/retrieve', event),
    await admin.post('/api/admin/messaging/template-history', event),
    await admin.post('/api/admin/messaging/list-mail', { size: 200 }),
  ];
  return answers.flatMap(textsIn);
};
