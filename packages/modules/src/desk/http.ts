import type { Answers } from '@naskhah/contract/answers';
import type { desk } from '@naskhah/contract/desk';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import { listedJournal } from '../journals/index.ts';
import { articleRecord } from './queries/article-record.ts';
import { commandSearch } from './queries/command-search.ts';
import { journalList } from './queries/journal-list.ts';
import { myReviews } from './queries/my-reviews.ts';
import { mySubmissions } from './queries/my-submissions.ts';
import { timeline } from './queries/timeline.ts';
import { workspace } from './queries/workspace.ts';
import { workspaceCounts } from './queries/workspace-counts.ts';
import { workspaceSections } from './queries/workspace-sections.ts';
import { workspaceFiltersOf } from './workspace-filters-of.ts';

export const deskAnswers = (db: Db, clock: () => Date): Answers<typeof desk> => ({
  getArticleListing: async (actor, { filters, ...question }) =>
    ok(await workspace(db, actor, { ...question, ...workspaceFiltersOf(filters) }, clock())),
  workspaceSections: async (actor, { journal }) => ok(await workspaceSections(db, actor, journal)),
  workspaceCounts: async (actor) => ok(await workspaceCounts(db, actor)),
  journalListing: async (actor, { filters, ...question }, { language }) => {
    const found = await journalList(db, actor, { ...question, states: filters.state, mine: filters.mine });
    return ok({ total: found.total, rows: found.rows.map((row) => listedJournal(row, language)) });
  },
  getMyArticleList: async (actor, question) => ok(await mySubmissions(db, actor, question, clock())),
  getMyAssign: async (actor, question) => ok(await myReviews(db, actor, question, clock())),
  getDataArtikel: async (actor, { id }) => {
    const record = await articleRecord(db, actor, id, clock());
    return record ? ok(record) : refuse('article-not-found');
  },
  logsArticle: async (actor, { id, doc_id }, { language }) => {
    const wanted = id ?? doc_id;
    const entries = wanted ? await timeline(db, actor, wanted, language) : undefined;
    return entries ? ok(entries) : refuse('article-not-found');
  },
  commandSearch: async (actor, { q }) => ok(await commandSearch(db, actor, q)),
});
