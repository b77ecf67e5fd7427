import { newId } from '@naskhah/kernel/ids';
import { articleSeenBy } from '@naskhah/testing/attacks/article-seen-by';
import { pdf } from '@naskhah/testing/attacks/written-draft';
import type { World } from './world.ts';

type Draft = { version: number; contributor: { id: string }[]; files: { id: string }[] };
const tokenIn = (body: string, page: string): string => new RegExp(`/${page}/([\\w-]{20,})`).exec(body)?.[1] ?? '';
const base = '/api/admin/pengurusan-jurnal';

const draftOf = async ({ cast, name }: World, journal: string, checklist: string[], by = cast.author) => {
  const id = newId();
  const draft = await by.post<Draft>('/api/admin/article-submission/save', {
    id,
    journal_id: journal,
    language: 'en',
    checklist,
  });
  const title = { en: `Peat of ${name}` };
  const { version } = await by.post<Draft>('/api/admin/article-submission/update', {
    id,
    version: draft.version,
    article_title: title,
    abstract: title,
    keywords: { en: ['peat'] },
    declarations: { competing_interests: 'None.' },
  });
  return { id, version, contributor: draft.contributor };
};

/** A draft is filled and emptied again, and another one sent; answers the one that was sent. */
export const actOnDrafts = async (world: World, journal: string, checklist: string[]): Promise<string> => {
  const { author } = world.cast;
  const { id, ...draft } = await draftOf(world, journal, checklist);
  const second = newId();
  let now = await author.post<Draft>('/api/admin/contributor/save-contributor', {
    ref_id: id,
    version: draft.version,
    contributor: { id: second, name: 'Lim Wei Jian', affiliations: [{ organisation: 'UMS' }] },
  });
  const order = [second, draft.contributor[0]?.id];
  now = await author.post<Draft>('/api/admin/submissions/order-contributors', {
    ref_id: id,
    version: now.version,
    order,
  });
  now = await author.post<Draft>('/api/admin/contributor/delete-contributor', {
    ref_id: id,
    version: now.version,
    id: second,
  });
  const file = newId();
  await author.upload({ id: file, ref_id: id, type: 'manuscript' }, { name: 'paper.pdf', content: `${pdf}${id}` });
  await author.post('/media/files/delete-file', { id: file });
  now = await author.post<Draft>('/api/admin/article-submission/get', { id });
  await author.post('/api/admin/article-submission/delete', { id, version: now.version });

  const sent = await draftOf(world, journal, checklist);
  const own = { ...sent.contributor[0], affiliations: [{ organisation: 'Universiti Putra Malaysia', country: 'MY' }] };
  now = await author.post<Draft>('/api/admin/contributor/update-contributor', {
    ref_id: sent.id,
    version: sent.version,
    contributor: own,
  });
  for (const [name, email] of [
    ['Lim Wei Jian', `${world.name}-lim-wei-jian@ums.test`],
    ['Newcomer', `${world.name}-newcomer-colleague@example.test`],
  ])
    now = await author.post<Draft>('/api/admin/contributor/save-contributor', {
      ref_id: sent.id,
      version: now.version,
      contributor: { id: newId(), name, email, affiliations: [{ organisation: 'UMS' }] },
    });
  await author.upload({ id: newId(), ref_id: sent.id, type: 'manuscript' }, { name: 'p.pdf', content: `${pdf}sent` });
  now = await author.post<Draft>('/api/admin/article-submission/get', { id: sent.id });
  await author.post('/api/admin/article-submission/on-submit', { id: sent.id, version: now.version });
  const { contributor } = await author.post<{ contributor: { id: string; email: string }[] }>(
    '/api/admin/article-submission/get',
    { id: sent.id },
  );
  const token = tokenIn(await world.mailTo(`${world.name}-lim-wei-jian@ums.test`), 'authorship');
  await world.strangers('/api/admin/submissions/read-authorship', { token });
  await world.strangers('/api/admin/submissions/confirm-authorship', { token });
  const account = contributor.find(({ email }) => email?.includes('newcomer'))?.id;
  await world.cast.admin.post('/api/admin/submissions/ask-author-again', { id: account });
  await world.colleagueOf.newcomer.post('/api/admin/submissions/confirm-own-authorship', { id: account });
  return sent.id;
};

/** An article in review: editors, reviewers, tasks and messages come and go. */
export const actOnReview = async (world: World, article_id: string): Promise<void> => {
  const { chief, author, reviewer, layout } = world.cast;
  const version = async () => (await articleSeenBy(chief, article_id)).version;
  await chief.post('/api/admin/workflow/assign-editor-to-articles', { article_ids: [article_id], user_id: chief.id });
  await chief.post('/api/admin/workflow/send-to-review', { article_id, version: await version(), mail: null });
  await chief.post('/api/admin/workflow/choose-review-files', { article_id, files: [] });
  const ask = async (user_id: string) => {
    const id = newId();
    await chief.post('/api/admin/tasks/request/save-request', { id, kind: 'review', article_id, user_id, mail: null });
    return id;
  };
  const [first, second] = [await ask(reviewer.id), await ask(layout.id)];
  const email = `${world.name}-reviewer@example.test`;
  await world.strangers('/api/auth/open-review-link', { token: tokenIn(await world.mailTo(email), 'review') });
  await chief.post('/api/admin/workflow/remind-reviewer', { id: first });
  await chief.post('/api/admin/workflow/remind-late-reviewers', { article_ids: [article_id] });
  await chief.post('/api/admin/workflow/cancel-review', { id: second });

  const task = { id: newId(), article_id, assignee_id: chief.id, title: 'Look', note: '' };
  await chief.post('/api/admin/tasks/save-task', { act: 'add', ...task });
  await chief.post('/api/admin/tasks/delete-task', { id: task.id, version: 1 });
  const message = { id: newId(), article_id, recipient_id: [author.id], title: 'a', subject: 'b', message: 'c' };
  await chief.post('/api/admin/tasks/message/save-message', message);
  await author.post('/api/admin/tasks/read-messages', { article_id });
  await chief.post('/api/admin/tasks/message/delete-message', { id: message.id });

  const helper = { id: newId(), article_id, user_id: world.cast.copyeditor.id, role: 'copyeditor' };
  await chief.post('/api/admin/participant/save-participant', helper);
  const seen = await chief.get<{ participant: { id: string; user_id: string }[] }>(
    `${base}/pengurusan-artikel/get-data-artikel?id=${article_id}`,
  );
  const participant = seen.participant.find(({ user_id }) => user_id === helper.user_id)?.id;
  await chief.post('/api/admin/participant/delete-participant', { article_id, id: participant });
};

/** Volumes and issues that come and go. */
export const actOnIssues = async ({ cast }: World, journal: string): Promise<void> => {
  const { manager } = cast;
  const [volume, issue] = [newId(), newId()];
  await manager.post(`${base}/insert-volume`, { id: volume, journal_id: journal, number: '77', year: 2027 });
  const about = { id: issue, journal_id: journal, volume_id: volume, number: '7' };
  await manager.post(`${base}/insert-issue`, about);
  await manager.post(`${base}/update-article-issue-sort`, { issue_id: issue, order: [] });
  const { version } = await manager.post(`${base}/get-issue-data`, { id: issue });
  await manager.post(`${base}/delete-issue`, { id: issue, version });
  await manager.post(`${base}/delete-volume`, { id: volume });
};
