import type { DecisionKind } from '@naskhah/kernel/article-words';
import {
  addParticipant,
  decide,
  inviteReviewer,
  remindReviewer,
  respondToReview,
  submitRevision,
} from '@naskhah/modules/workflow/host';
import { type Story, told } from '../story.ts';
import type { Letter } from '../texts/letters.ts';
import { reviewText, type Verdict } from '../texts/reviews.ts';
import { type Article, letter, versionOf } from './article.ts';
import { attach } from './files.ts';

const roleOf = (article: Article, key: string) =>
  key === article.team.chief
    ? ('editor' as const)
    : (article.team.editors.find((one) => one.key === key)?.role ?? ('section-editor' as const));

/** The chief gives the article an editor: another one, or the chief. */
export const assign = async (story: Story, article: Article, key = article.editor): Promise<void> => {
  const chief = await story.actor(article.team.chief);
  const input = { articleId: article.id, personId: story.person(key), role: roleOf(article, key) };
  told(await addParticipant(story.needs)(chief, input));
};

export const take = async (
  story: Story,
  article: Article,
  by: string,
  kind: DecisionKind,
  note: Letter,
): Promise<void> => {
  told(
    await decide(story.needs)(await story.actor(by), {
      id: undefined,
      articleId: article.id,
      version: await versionOf(story, article.id),
      kind,
      note: letter(article, note),
      revisionsDue: undefined,
      mail: null,
    }),
  );
};

export const invite = async (story: Story, article: Article, reviewer: string): Promise<void> => {
  const input = {
    id: undefined,
    articleId: article.id,
    personId: story.person(reviewer),
    newPerson: undefined,
    answerDue: undefined,
    reviewDue: undefined,
    mail: null,
  };
  const { id } = told(await inviteReviewer(story.needs)(await story.actor(article.editor), input));
  article.reviews.set(reviewer, id);
};

const reviewOf = (article: Article, reviewer: string): string => {
  const id = article.reviews.get(reviewer);
  if (!id) throw new Error(`${reviewer} was not invited`);
  return id;
};

const empty = {
  reason: '',
  suggestions: '',
  recommendation: null,
  commentsToAuthor: '',
  commentsToEditor: '',
  competingInterests: '',
};
type Answer = Partial<Parameters<ReturnType<typeof respondToReview>>[1]>;

const respond = async (story: Story, article: Article, reviewer: string, answer: Answer): Promise<void> => {
  const id = reviewOf(article, reviewer);
  const { version } = await story.trx
    .selectFrom('workflow.review_assignment')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const input = { act: 'save' as const, ...empty, ...answer, id, version };
  told(await respondToReview(story.needs)(await story.actor(reviewer), input));
};

export const accept = (story: Story, article: Article, reviewer: string) =>
  respond(story, article, reviewer, { act: 'accept' });

export const refuseReview = (story: Story, article: Article, reviewer: string) =>
  respond(story, article, reviewer, { act: 'decline', reason: letter(article, 'no-time') });

const written = (story: Story, article: Article, verdict: Verdict): Answer => {
  const { toAuthor, toEditor } = reviewText(story.seed, verdict, article.language);
  return {
    recommendation: verdict,
    commentsToAuthor: toAuthor,
    commentsToEditor: toEditor,
    competingInterests: letter(article, 'no-conflict'),
  };
};

export const beginReport = (story: Story, article: Article, reviewer: string) =>
  respond(story, article, reviewer, { act: 'save', ...written(story, article, 'major-revision') });

export const report = (story: Story, article: Article, reviewer: string, verdict: Verdict) =>
  respond(story, article, reviewer, { act: 'submit', ...written(story, article, verdict) });

export const remind = async (story: Story, article: Article, reviewer: string): Promise<void> => {
  const editor = await story.actor(article.editor);
  told(await remindReviewer(story.needs)(editor, reviewOf(article, reviewer)));
};

export const revise = async (story: Story, article: Article): Promise<void> => {
  const [submitter] = article.authors;
  await attach(story, article, submitter.key, 'revision');
  const input = {
    id: undefined,
    articleId: article.id,
    version: await versionOf(story, article.id),
    reply: letter(article, 'reply'),
  };
  told(await submitRevision(story.needs)(await story.actor(submitter.key), input));
};
