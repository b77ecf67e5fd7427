import { saveReferenceList } from '@naskhah/modules/references/host';
import { insertContributor } from '@naskhah/modules/submissions';
import { listRights, startSubmission, submit, updateSubmission } from '@naskhah/modules/submissions/host';
import { partsOf } from '../names.ts';
import { type Story, told } from '../story.ts';
import { referenceList } from '../texts/reference-list.ts';
import { type Article, letter, versionOf } from './article.ts';
import { attach } from './files.ts';

/** The first steps of the wizard: a draft that still lacks its file and declarations. */
export const startDraft = async (story: Story, article: Article): Promise<void> => {
  const [submitter, ...others] = article.authors;
  const actor = await story.actor(submitter.key);
  told(
    await startSubmission(story.needs)(actor, {
      id: article.id,
      journalId: article.journalId,
      sectionId: article.sectionId,
      articleType: 'research-article',
      language: article.language,
      checklist: ['original', 'ethics'],
    }),
  );
  for (const [at, one] of others.entries())
    await insertContributor(story.trx, article.id, at + 2, {
      id: story.newId(),
      type: 'person',
      name: one.name,
      ...partsOf(one.name),
      email: one.email,
      orcid: null,
      corresponding: false,
      personId: story.person(one.key),
      affiliations: [{ organisation: one.organisation, department: one.department, country: 'MY' }],
      credit: [{ role: story.seed.pick(['formal-analysis', 'investigation', 'writing-review-editing']) }],
    });
  const { title, abstract, keywords } = article.text;
  const patch = { title, abstract, keywords, step: 'files' };
  told(
    await updateSubmission(story.needs)(actor, { id: article.id, version: await versionOf(story, article.id), patch }),
  );
};

/** The rest of the wizard, then the submission itself. */
export const sendIn = async (story: Story, article: Article): Promise<void> => {
  await startDraft(story, article);
  const [submitter] = article.authors;
  const actor = await story.actor(submitter.key);
  await attach(story, article, submitter.key, 'manuscript');
  const year = story.now().getUTCFullYear();
  const { neighbours, colleagues, language } = article;
  const entries = referenceList(
    article.text,
    { others: neighbours, authors: colleagues, language, year },
    story.seed,
  ).map((raw) => ({ id: story.newId(), raw }));
  const list = { articleId: article.id, entries, pasted: undefined };
  told(await saveReferenceList({ ...story.needs, rights: listRights })(actor, list));
  const patch = { declarations: { competing_interests: letter(article, 'no-conflict') }, step: 'check' };
  told(
    await updateSubmission(story.needs)(actor, { id: article.id, version: await versionOf(story, article.id), patch }),
  );
  told(await submit(story.needs)(actor, { id: article.id, version: await versionOf(story, article.id) }));
};
