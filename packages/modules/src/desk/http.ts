import type { Answers } from '@naskhah/contract/answers';
import type { desk } from '@naskhah/contract/desk/calls';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import { listedJournal } from '../journals/index.ts';
import type { DeskNeeds } from './ports.ts';
import { articleRecord } from './queries/article-record.ts';
import { commandSearch } from './queries/command-search.ts';
import { journalList } from './queries/journal-list.ts';
import { myReviews } from './queries/my-reviews.ts';
import { mySubmissions } from './queries/my-submissions.ts';
import { timeline } from './queries/timeline.ts';
import { workspace } from './queries/workspace.ts';
import { workspaceCounts } from './queries/workspace-counts.ts';
import { workspaceSections } from './queries/workspace-sections.ts';
import { viewsOf } from './store/saved-view.ts';
import { deleteView } from './use-cases/delete-view.ts';
import { saveView } from './use-cases/save-view.ts';
import { workspaceFiltersOf } from './workspace-filters-of.ts';

export const deskAnswers = (db: Db, needs: DeskNeeds): Answers<typeof desk> => ({
  getArticleListing: async (actor, { filters, ...question }) =>
    ok(await workspace(db, actor, { ...question, ...workspaceFiltersOf(filters) }, needs.clock())),
  workspaceSections: async (actor, { journal }) => ok(await workspaceSections(db, actor, journal)),
  workspaceCounts: async (actor) => ok(await workspaceCounts(db, actor)),
  journalListing: async (actor, { filters, ...question }, { language }) => {
    const found = await journalList(db, actor, { ...question, states: filters.state, mine: filters.mine });
    return ok({ total: found.total, rows: found.rows.map((row) => listedJournal(row, language)) });
  },
  getMyArticleList: async (actor, question) => ok(await mySubmissions(db, actor, question, needs.clock())),
  getMyAssign: async (actor, question) => ok(await myReviews(db, actor, question, needs.clock())),
  getDataArtikel: async (actor, { id }) => {
    const record = await articleRecord(db, actor, id, needs.clock());
    return record ? ok(record) : refuse('article-not-found');
  },
  logsArticle: async (actor, { id, doc_id }, { language }) => {
    const wanted = id ?? doc_id;
    const entries = wanted ? await timeline(db, actor, wanted, language) : undefined;
    return entries ? ok(entries) : refuse('article-not-found');
  },
  listSavedViews: async (actor, { list }) => ok(actor.kind === 'person' ? await viewsOf(db, actor.person, list) : []),
  saveView: (actor, input) => saveView(needs)(actor, input),
  deleteView: (actor, input) => deleteView(needs)(actor, input),
  commandSearch: async (actor, { q }) => ok(await commandSearch(db, actor, q)),
});
