import type { Answers } from '@naskhah/contract/answers';
import type { deskWorkspace } from '@naskhah/contract/desk-workspace/calls';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import { listedJournal } from '../journals/index.ts';
import type { DeskWorkspaceNeeds } from './ports.ts';
import { commandSearch } from './queries/command-search.ts';
import { journalArticles } from './queries/journal-articles.ts';
import { journalList } from './queries/journal-list.ts';
import { myReviews } from './queries/my-reviews.ts';
import { mySubmissions } from './queries/my-submissions.ts';
import { workspace } from './queries/workspace.ts';
import { workspaceCounts } from './queries/workspace-counts.ts';
import { workspaceFound } from './queries/workspace-found.ts';
import { workspaceSections } from './queries/workspace-sections.ts';
import { viewsOf } from './store/saved-view.ts';
import { deleteView } from './use-cases/delete-view.ts';
import { saveView } from './use-cases/save-view.ts';
import { workspaceFiltersOf } from './workspace-filters-of.ts';

export const deskWorkspaceAnswers = (db: Db, needs: DeskWorkspaceNeeds): Answers<typeof deskWorkspace> => ({
  getArticleListing: async (actor, { filters, ...question }) =>
    ok(await workspace(db, actor, { ...question, ...workspaceFiltersOf(filters) }, needs.clock())),
  getArticleList: async (actor, { filters, ...question }) => {
    const asked = { ...question, journal: filters.journal_id, states: filters.state };
    const list = await journalArticles(db, actor, asked, needs.clock());
    return list ? ok(list) : refuse('journal-not-found');
  },
  workspaceSections: async (actor, { journal }) => ok(await workspaceSections(db, actor, journal)),
  workspaceFound: async (actor, { q, filters }) =>
    ok(await workspaceFound(db, actor, { q, ...workspaceFiltersOf(filters) })),
  workspaceCounts: async (actor) => ok(await workspaceCounts(db, actor)),
  journalListing: async (actor, { filters, ...question }, { language }) => {
    const found = await journalList(db, actor, { ...question, states: filters.state, mine: filters.mine });
    return ok({ total: found.total, rows: found.rows.map((row) => listedJournal(row, language)) });
  },
  getMyArticleList: async (actor, question) => ok(await mySubmissions(db, actor, question, needs.clock())),
  getMyAssign: async (actor, question) => ok(await myReviews(db, actor, question, needs.clock())),
  listSavedViews: async (actor, { list }) => ok(actor.kind === 'person' ? await viewsOf(db, actor.person, list) : []),
  saveView: (actor, input) => saveView(needs)(actor, input),
  deleteView: (actor, input) => deleteView(needs)(actor, input),
  commandSearch: async (actor, { q }) => ok(await commandSearch(db, actor, q)),
});
