import type { ParticipantRole } from '@naskhah/kernel/article-words';
import { insertGalley } from '@naskhah/modules/publishing';
import { addGalley } from '@naskhah/modules/publishing/host';
import { addParticipant, finishStageWork } from '@naskhah/modules/workflow/host';
import { type Story, told } from '../story.ts';
import { galleyHtml } from '../texts/galley.ts';
import type { Article } from './article.ts';
import { attach } from './files.ts';

/** The chief asks somebody for the work of a stage. */
export const ask = async (story: Story, article: Article, key: string, role: ParticipantRole): Promise<void> => {
  const chief = await story.actor(article.team.chief);
  const input = { articleId: article.id, personId: story.person(key), role };
  told(await addParticipant(story.needs)(chief, input));
};

export const finish = async (
  story: Story,
  article: Article,
  key: string,
  stage: 'copyediting' | 'production',
): Promise<void> => {
  if (stage === 'copyediting') await attach(story, article, key, 'copyedited');
  const { id } = await story.trx
    .selectFrom('workflow.stage_work')
    .select('id')
    .where('submission_id', '=', article.id)
    .where('stage', '=', stage)
    .where('person_id', '=', story.person(key))
    .executeTakeFirstOrThrow();
  told(await finishStageWork(story.needs)(await story.actor(key), { articleId: article.id, id }));
};

/** A PDF galley by the act of an upload, and the full text as HTML beside it. */
export const makeGalleys = async (story: Story, article: Article): Promise<void> => {
  const { team, language, id: articleId } = article;
  const layout = await story.actor(team.layout);
  const attachmentId = await attach(story, article, team.layout, 'galley');
  const input = { id: story.newId(), articleId, attachmentId, kind: 'pdf' as const, label: 'PDF', language };
  told(await addGalley(story.needs)(layout, input));
  const id = story.newId();
  const html = galleyHtml(article.text, language, story.seed);
  const now = story.now();
  await insertGalley(story.trx, {
    id,
    submissionId: articleId,
    kind: 'html',
    label: 'HTML',
    language,
    position: 1,
    html,
    now,
  });
  await story.needs.tell(story.trx, layout, {
    event: 'galley-was-added',
    subject: { type: 'article', id: articleId },
    journal: article.journalId,
    data: { galley: id, kind: 'html' },
  });
};
