import { newId } from '@naskhah/kernel/ids';
import { articleSeenBy } from './article-seen-by.ts';
import type { Actor, Cast } from './cast.ts';
import type { Words } from './words.ts';
import { pdf } from './written-draft.ts';

const base = '/api/admin/pengurusan-jurnal';

/** An accepted article is copyedited, set, and made public in an issue: every title, label and note is written in. */
export const writeIssue = async (
  { manager, chief, copyeditor, layout }: Cast,
  { line, block }: Words,
  { journal, article }: { journal: string; article: string },
): Promise<string> => {
  const assign = (actor: Actor, role: string) =>
    chief.post('/api/admin/participant/save-participant', { article_id: article, user_id: actor.id, role });
  const finish = async (actor: Actor) => {
    const work = (await articleSeenBy(actor, article)).workflow.stage_work.at(-1);
    await actor.post('/api/admin/workflow/finish-stage-work', { article_id: article, id: work?.id });
  };
  await assign(copyeditor, 'copyeditor');
  const copyedited = { ref_id: article, type: 'copyedited', label: line(300) };
  await copyeditor.upload(copyedited, { name: 'copyedited.pdf', content: `${pdf}copy` });
  await finish(copyeditor);
  const { version } = await articleSeenBy(chief, article);
  const letter = { note: block(), mail: { subject: line(300), body: block() } };
  await chief.post('/api/admin/workflow/send-to-next-stage', { article_id: article, version, ...letter });
  await assign(layout, 'layout-editor');
  const file = newId();
  await layout.upload({ id: file, ref_id: article, type: 'galley' }, { name: 'final.pdf', content: `${pdf}galley` });
  const galley = { article_id: article, attachment_id: file, kind: 'pdf', label: line(60), language: 'ms' };
  await layout.post(`${base}/insert-issue-galley`, galley);
  await finish(layout);

  const [volume, issue] = [newId(), newId()];
  const title = () => ({ en: line(), ms: line() });
  await manager.post(`${base}/insert-volume`, {
    id: volume,
    journal_id: journal,
    number: line(40),
    year: 2026,
    title: title(),
  });
  await manager.post(`${base}/insert-issue`, {
    id: issue,
    journal_id: journal,
    volume_id: volume,
    number: line(40),
    title: title(),
    description: { en: block(), ms: block() },
  });
  await manager.post(`${base}/update-article-issue`, { article_id: article, issue_id: issue, pages: line(40) });
  const step = async (actor: Actor, act: string, note: object) => {
    const { version } = await actor.post(`${base}/get-issue-data`, { id: issue });
    await actor.post(act, { id: issue, version, ...note });
  };
  await step(manager, `${base}/publish-issue`, { note: block() });
  await step(manager, '/api/admin/publishing/return-issue', { reason: line(300) });
  await step(manager, `${base}/publish-issue`, { note: block() });
  await step(manager, `${base}/approval-issue`, { note: block() });
  await step(chief, `${base}/final-approval-issue`, { note: block() });
  return issue;
};
