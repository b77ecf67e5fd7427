import type { Answers } from '@naskhah/contract/answers';
import type { publishing } from '@naskhah/contract/publishing/calls';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayHandleIssues } from './domain/policy.ts';
import type { PublishingNeeds } from './ports.ts';
import { galleyList } from './queries/galley-list.ts';
import { galleyRights } from './queries/galley-rights.ts';
import { issueArticles } from './queries/issue-articles.ts';
import { issueList } from './queries/issue-list.ts';
import { issueView } from './queries/issue-view.ts';
import { journalOfIssue } from './queries/journal-of-issue.ts';
import { volumeList } from './queries/volume-list.ts';
import { addGalley } from './use-cases/add-galley.ts';
import { approveIssue } from './use-cases/approve-issue.ts';
import { approveIssueFinally } from './use-cases/approve-issue-finally.ts';
import { deleteGalley } from './use-cases/delete-galley.ts';
import { deleteIssue } from './use-cases/delete-issue.ts';
import { deleteVolume } from './use-cases/delete-volume.ts';
import { publishIssue } from './use-cases/publish-issue.ts';
import { returnIssue } from './use-cases/return-issue.ts';
import { saveIssue } from './use-cases/save-issue.ts';
import { saveVolume } from './use-cases/save-volume.ts';
import { setArticleIntoIssue } from './use-cases/set-article-into-issue.ts';
import { sortIssue } from './use-cases/sort-issue.ts';

export const publishingAnswers = (db: Db, needs: PublishingNeeds): Answers<typeof publishing> => {
  const seen = async (actor: Actor, id: string, language: Language) => {
    const view = await issueView(db, actor, id, language);
    return view ? ok(view) : refuse('issue-not-found');
  };
  const after = async <R extends string>(actor: Actor, language: Language, act: Promise<Result<string, R>>) => {
    const done = await act;
    if (!done.ok) return done;
    const view = await issueView(db, actor, done.value, language);
    if (!view) throw new Error('a saved issue cannot be read');
    return ok(view);
  };
  return {
    insertVolume: async (actor, input) => {
      const saved = await saveVolume(needs)(actor, { ...input, id: input.id, journalId: input.journal_id });
      if (!saved.ok) return saved;
      const volume = (await volumeList(db, input.journal_id)).find((one) => one.id === saved.value);
      return volume ? ok(volume) : refuse('journal-not-found');
    },
    getVolumeList: async (actor, { journal_id }) =>
      mayHandleIssues(actor, journal_id) ? ok(await volumeList(db, journal_id)) : refuse('journal-not-found'),
    deleteVolume: (actor, { id }) => deleteVolume(needs)(actor, id),
    insertIssue: (actor, input, { language }) =>
      after(
        actor,
        language,
        saveIssue(needs)(actor, {
          id: input.id,
          version: input.version,
          journalId: input.journal_id,
          volumeId: input.volume_id,
          number: input.number,
          title: input.title,
          description: input.description,
          continuous: input.continuous,
          plannedOn: input.planned_on,
        }),
      ),
    getIssueList: async (actor, { journal_id }) => {
      if (!mayHandleIssues(actor, journal_id)) return refuse('journal-not-found');
      const rows = await issueList(db, journal_id);
      return ok(rows.map((row) => ({ ...row, published_at: row.published_at?.toISOString() ?? null })));
    },
    getIssueData: (actor, { id }, { language }) => seen(actor, id, language),
    deleteIssue: (actor, input) => deleteIssue(needs)(actor, input),
    getIssueArticle: async (actor, { issue_id }) => {
      const journal = await journalOfIssue(db, issue_id);
      if (!journal || !mayHandleIssues(actor, journal)) return refuse('issue-not-found');
      return ok(await issueArticles(db, { issue: issue_id }));
    },
    getContList: async (actor, { journal_id }) =>
      mayHandleIssues(actor, journal_id)
        ? ok(await issueArticles(db, { waitingIn: journal_id }))
        : refuse('journal-not-found'),
    updateArticleIssue: (actor, { article_id, issue_id, pages }) =>
      setArticleIntoIssue(needs)(actor, { articleId: article_id, issueId: issue_id, pages }),
    updateArticleIssueSort: (actor, { issue_id, order }) => sortIssue(needs)(actor, { issueId: issue_id, order }),
    getIssueGalley: async (actor, { article_id }) =>
      (await galleyRights(db, actor, article_id)) ? ok(await galleyList(db, article_id)) : refuse('article-not-found'),
    insertIssueGalley: (actor, input) =>
      addGalley(needs)(actor, {
        ...input,
        id: input.id,
        articleId: input.article_id,
        attachmentId: input.attachment_id,
      }),
    deleteIssueGalley: (actor, { id }) => deleteGalley(needs)(actor, id),
    publishIssue: (actor, input, { language }) => after(actor, language, publishIssue(needs)(actor, input)),
    approvalIssue: (actor, input, { language }) => after(actor, language, approveIssue(needs)(actor, input)),
    finalApprovalIssue: (actor, input, { language }) =>
      after(actor, language, approveIssueFinally(needs)(actor, input)),
    returnIssue: (actor, input, { language }) => after(actor, language, returnIssue(needs)(actor, input)),
  };
};
