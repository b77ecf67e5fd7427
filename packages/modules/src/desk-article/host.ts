import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { deskArticleAnswers } from './http.ts';
import type { DeskArticleNeeds } from './ports.ts';
import { partsOfMerged } from './reactions/accounts-merged.ts';
import { articleChanged } from './reactions/article-changed.ts';
import { authorKnown } from './reactions/author-known.ts';
import { foldArticleTally } from './store/fold-article-tally.ts';

export { correspondence } from './queries/correspondence.ts';
export { fileRights } from './queries/file-rights.ts';
export { latestValues } from './queries/latest-values.ts';
export { ownSubjects } from './queries/own-subjects.ts';
export { returnedMailStanding } from './queries/returned-mail-standing.ts';
export { articleChanged } from './reactions/article-changed.ts';

export const deskArticle = (db: Db, needs: DeskArticleNeeds) =>
  ({
    answers: { deskArticle: deskArticleAnswers(db, needs) },
    reactions: [partsOfMerged, articleChanged, authorKnown],
    jobs: { 'fold-article-tally': { every: '*/5 * * * *', run: () => foldArticleTally(db) } },
  }) satisfies Manifest;
