import { newId } from '@naskhah/kernel/ids';
import { articleSeenBy } from './article-seen-by.ts';
import type { Actor, Cast } from './cast.ts';

import type { Words } from './words.ts';
import { writeTasks } from './written-tasks.ts';

type Page = { version: number; form: { questions: { id: string; type: string }[] } | null };

/** A submission is sent to review, reviewed, revised and accepted: every letter, report and message is written in. */
export const writeReview = async (cast: Cast, { line, block }: Words, article_id: string): Promise<void> => {
  const { chief, author, reviewer, newcomer } = cast;
  const mail = () => ({ subject: line(300), body: block() });
  const decide = async (act: string, more: object) => {
    const { version } = await articleSeenBy(chief, article_id);
    await chief.post(`/api/admin/workflow/${act}`, { article_id, version, note: block(), mail: mail(), ...more });
  };
  await chief.post('/api/admin/participant/save-participant', { article_id, user_id: chief.id, role: 'editor' });
  await decide('send-to-review', {});

  const ask = (more: object) =>
    chief.post('/api/admin/tasks/request/save-request', { kind: 'review', article_id, mail: mail(), ...more });
  const id = newId();
  await ask({ id, user_id: reviewer.id });
  await ask({ person: { name: line(300), email: `${newId()}@example.test` } });
  const answer = async (who: Actor, review: string, act: string, more: object) => {
    const { version, form } = await who.post<Page>('/api/admin/workflow/get-review', { id: review });
    const texts = form?.questions.filter(({ type }) => type === 'long-text') ?? [];
    const answers = texts.length > 0 && { answers: Object.fromEntries(texts.map((one) => [one.id, block(10_000)])) };
    await who.post('/api/admin/tasks/save-respond', { id: review, version, act, ...more, ...answers });
  };
  const declined = newId();
  await ask({ id: declined, user_id: newcomer.id });
  await answer(newcomer, declined, 'decline', { reason: block(), suggestions: block() });
  const report = () => ({
    recommendation: 'minor-revision',
    comments_to_author: block(10_000),
    comments_to_editor: block(10_000),
    competing_interests: block(),
  });
  await answer(reviewer, id, 'accept', {});
  await answer(reviewer, id, 'save', report());
  await answer(reviewer, id, 'submit', report());

  await decide('decide', { kind: 'request-revisions' });
  const write = (from: Cast['chief'], to: string) =>
    from.post('/api/admin/tasks/message/save-message', {
      id: newId(),
      article_id,
      recipient_id: [to],
      title: line(300),
      subject: line(300),
      message: block(),
      sendEmail: true,
    });
  await write(chief, author.id);
  await writeTasks(cast, { line, block }, article_id);
  await author.upload({ ref_id: article_id, type: 'revision', label: line(300) }, { name: 'r.pdf', content: revised });
  const { version } = await articleSeenBy(author, article_id);
  await author.post('/api/admin/article-revision/save', { article_id, version, reply: block(10_000) });

  await decide('decide', { kind: 'accept' });
};

const revised = '%PDF-1.4\n1 0 obj<</Type/Catalog/Version/1.5>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
