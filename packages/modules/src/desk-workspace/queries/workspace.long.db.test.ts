import { randomUUID } from 'node:crypto';
import type { Actor } from '@naskhah/kernel/actor';
import { articleStates, turns } from '@naskhah/kernel/article-words';
import type { PersonId } from '@naskhah/kernel/ids';
import { functionFlags, journalPermissionBits } from '@naskhah/kernel/journal-permission';
import { type StageLevel, stages } from '@naskhah/kernel/stages';
import { testDatabase } from '@naskhah/testing/test-database';
import { seedParts } from '@naskhah/testing/workspace-seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorAnswers, editorStates } from '../../desk-article/domain/acts-of.ts';
import { foldArticleTally } from '../../desk-article/store/fold-article-tally.ts';
import { type ViewName, views } from '../domain/views.ts';
import { menuCounts } from './menu-counts.ts';
import { workspace } from './workspace.ts';
import { workspaceCounts } from './workspace-counts.ts';
import { noFilters } from './workspace-filters.ts';
import { workspaceFound } from './workspace-found.ts';

const database = testDatabase();
const now = new Date();
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
const closed = ['published', 'declined', 'withdrawn', 'transferred', 'retracted'];
const parts = ['author', 'editor', 'copyeditor', 'layout-editor'] as const;

const article = fc.record({
  journal: fc.nat(2),
  state: fc.constantFrom(...articleStates.filter((state) => state !== 'draft')),
  turn: fc.constantFrom(...turns),
  due: fc.option(fc.integer({ min: -20, max: 20 }).filter((offset) => Math.abs(offset) > 1)),
  parts: fc.subarray([...parts]),
  working: fc.boolean(),
  byline: fc.constantFrom('not named', 'not named', 'asked', 'confirmed', 'declined'),
});
type Article = (typeof article extends fc.Arbitrary<infer T> ? T : never) & { id: string };
const hasProductionPart = ({ parts }: Article) => parts.includes('copyeditor') || parts.includes('layout-editor');

const isOpen = ({ state }: Article) => !closed.includes(state);
const dueOf = (one: Article) => (isOpen(one) && one.due !== null ? day(one.due) : null);
const turnOf = (one: Article) => (isOpen(one) ? one.turn : 'nobody');

type Who = {
  administrator: boolean;
  monitors: readonly number[];
  /** What they hold in each journal, one after the other. */
  levels?: readonly StageLevel[];
  issues?: boolean;
};
const answers = ({ levels, issues = true }: Who, { journal, state }: Article): boolean =>
  editorStates.some(
    (one) => one === state && editorAnswers(one, levels ? (levels[journal] ?? 'none') : 'decide', issues),
  );
const seen = (who: Who, one: Article) =>
  one.byline !== 'asked' &&
  one.byline !== 'confirmed' &&
  !one.parts.includes('author') &&
  (who.administrator || who.monitors.includes(one.journal) || one.parts.length > 0);
const isYours = (who: Who, one: Article): boolean => {
  switch (turnOf(one)) {
    case 'editor':
      return (
        !who.administrator && (who.monitors.includes(one.journal) || one.parts.includes('editor')) && answers(who, one)
      );
    case 'copyeditor':
    case 'layout-editor':
      return one.working && hasProductionPart(one);
    case 'author':
    case 'reviewers':
    case 'nobody':
      return false;
  }
};
const holds = (who: Who, name: ViewName, one: Article): boolean => {
  const view = views[name];
  const due = dueOf(one);
  switch (view.by) {
    case 'all':
      return true;
    case 'turn':
      return isYours(who, one);
    case 'overdue':
      return due !== null && due < day(0);
    case 'states':
      return view.states.some((state) => state === one.state);
  }
};

const worldOf = async (articles: readonly Article[], person: string, journals: readonly string[]) => {
  const { db } = database;
  await db.deleteFrom('desk_article.article_state').execute();
  await db.deleteFrom('desk_article.part').execute();
  await db.deleteFrom('submissions.submission').execute();
  await db.deleteFrom('workflow.stage_work').execute();
  for (const one of articles) {
    const at = { submission_id: one.id, journal_id: journals[one.journal] ?? '' };
    await db
      .insertInto('submissions.submission')
      .values({
        id: one.id,
        journal_id: at.journal_id,
        status: 'active',
        stage_since: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    if (one.byline !== 'not named')
      await db
        .insertInto('submissions.contributor')
        .values({
          id: randomUUID(),
          submission_id: one.id,
          position: 1,
          name: 'A co-author',
          person_id: person,
          confirmed_at: one.byline === 'confirmed' ? now : null,
          declined_at: one.byline === 'declined' ? now : null,
        })
        .execute();
    for (const role of one.parts)
      await db
        .insertInto('submissions.participant')
        .values({ ...at, id: randomUUID(), person_id: person, role, since: now })
        .execute();
    if (one.working && hasProductionPart(one))
      for (const stage of ['copyediting', 'production'] as const)
        await db
          .insertInto('workflow.stage_work')
          .values({ id: randomUUID(), submission_id: one.id, stage, person_id: person, due: day(1), assigned_at: now })
          .execute();
    await db
      .insertInto('desk_article.article_state')
      .values({
        ...at,
        state: 'submitted',
        turn: 'editor',
        since: now,
        number: one.id,
        title: one.id,
        authors: '',
        search: `words of ${one.id}`,
        submitted_at: now,
        open: true,
        due: day(3),
      })
      .execute();
    await db
      .updateTable('desk_article.article_state')
      .set({ state: one.state, turn: turnOf(one), due: dueOf(one), open: isOpen(one) })
      .where('submission_id', '=', one.id)
      .execute();
    await seedParts(db, one.id);
  }
};

const journalNamed = async (path: string) => {
  const id = randomUUID();
  await database.db
    .insertInto('journals.journal')
    .values({ id, path, abbreviation: path, name_en: path, state: 'active', created_at: now, updated_at: now })
    .execute();
  return id;
};

const whos: Who[] = [
  { administrator: true, monitors: [] },
  { administrator: false, monitors: [] },
  { administrator: false, monitors: [0] },
  { administrator: false, monitors: [0, 2] },
  { administrator: false, monitors: [0, 1], levels: ['recommend', 'view', 'none'] },
  { administrator: false, monitors: [2], levels: ['view', 'decide', 'decide'], issues: false },
];

const actorOf = (person: string, who: Who, journals: readonly string[]): Actor => ({
  kind: 'person',
  person: person as PersonId,
  behind: person as PersonId,
  role: 6,
  flags: who.administrator ? 8 : 1,
  journals: new Map(
    journals.map((journal, at) => [
      journal,
      {
        permissions: (who.issues ?? true) ? journalPermissionBits.volume : 0,
        functions: who.monitors.includes(at) ? functionFlags.monitor : 0,
        stages: Object.fromEntries(stages.map((stage) => [stage, who.levels ? who.levels[at] : 'decide'])),
      },
    ]),
  ),
});

const names = Object.keys(views) as ViewName[];
const asked = { page: 1, size: 100, sort: 'due', q: '', journals: [], ...noFilters };

describe('the workspace', () => {
  it('holds what the person monitors or takes part in, never what they wrote, and counts it right in every view', async () => {
    const journals = [await journalNamed('one'), await journalNamed('two'), await journalNamed('three')];
    const person = randomUUID();
    await fc.assert(
      fc.asyncProperty(fc.array(article, { maxLength: 14 }), async (some) => {
        const articles = some.map((one) => ({ ...one, id: randomUUID() }));
        await worldOf(articles, person, journals);
        for (const who of whos) {
          const actor = actorOf(person, who, journals);
          const { views: counts } = await workspaceCounts(database.db, actor);
          for (const view of names) {
            const expected = articles.filter((one) => seen(who, one) && holds(who, view, one));
            const listed = await workspace(database.db, actor, { ...asked, view }, now);
            expect(new Set(listed.rows.map((row) => row.id))).toEqual(new Set(expected.map((one) => one.id)));
            expect([view, listed.rows.length, listed.total, counts[view]]).toEqual([
              view,
              expected.length,
              expected.length,
              expected.length,
            ]);
            const mine = expected.filter((one) => isYours(who, one)).map((one) => one.id);
            expect(new Set(listed.rows.filter((row) => row.your_turn).map((row) => row.id))).toEqual(new Set(mine));
            const searched = await workspace(database.db, actor, { ...asked, view, q: 'WORDS OF' }, now);
            expect([searched.total, searched.rows.length]).toEqual([expected.length, expected.length]);
            const second = articles.filter((one) => seen(who, one) && holds(who, view, one) && one.journal === 1);
            const narrowed = await workspace(
              database.db,
              actor,
              { ...asked, view, journals: [journals[1] ?? ''] },
              now,
            );
            expect([narrowed.total, narrowed.rows.length]).toEqual([second.length, second.length]);
            const late = expected.filter((one) => turnOf(one) === 'editor' && (dueOf(one) ?? day(1)) < day(0));
            const filters = { ...noFilters, turns: ['editor'], overdue: true };
            const filtered = await workspace(database.db, actor, { ...asked, ...filters, view }, now);
            expect([filtered.total, filtered.rows.length]).toEqual([late.length, late.length]);
            // The tab says what it leads to, whatever is set beside it.
            const tabs = await Promise.all([
              workspaceFound(database.db, actor, { ...noFilters, q: 'WORDS OF', journals: [] }),
              workspaceFound(database.db, actor, { ...noFilters, q: '', journals: [journals[1] ?? ''] }),
              workspaceFound(database.db, actor, { ...filters, q: '', journals: [] }),
              workspaceFound(database.db, actor, {
                ...noFilters,
                q: '',
                journals: [],
                ids: articles.map(({ id }) => id),
              }),
            ]);
            expect(tabs.map((found) => found[view])).toEqual([
              expected.length,
              second.length,
              late.length,
              expected.length,
            ]);
          }
          expect((await menuCounts(database.db, actor)).workspace).toBe(counts['needs-my-action']);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('is put in the order asked for across journals and own articles, page by page without a gap', async () => {
    const journals = [await journalNamed('four'), await journalNamed('five'), await journalNamed('six')];
    const person = randomUUID();
    const articles = fc.sample(article, 40).map((one) => ({
      ...one,
      id: randomUUID(),
      parts: one.parts.filter((part) => part !== 'author'),
      byline: 'not named' as const,
    }));
    await worldOf(articles, person, journals);
    const actor = actorOf(person, { administrator: false, monitors: [0, 1] }, journals);
    for (const sort of ['due', '-due', 'submitted', '-submitted', 'title', '-title']) {
      const whole = await workspace(database.db, actor, { ...asked, sort, view: 'all' }, now);
      const pages: string[] = [];
      for (let page = 1; pages.length < whole.total; page++) {
        const { rows } = await workspace(database.db, actor, { ...asked, sort, view: 'all', page, size: 7 }, now);
        pages.push(...rows.map((row) => row.id));
      }
      expect(pages).toEqual(whole.rows.map((row) => row.id));
      if (sort === 'due') {
        const dues = whole.rows.map((row) => row.due ?? '9');
        expect(dues).toEqual([...dues].sort());
      }
    }
  });

  it('counts the same before and after the tallies are folded, which leaves one row for each figure', async () => {
    const { db } = database;
    const before = await workspaceCounts(db, actorOf(randomUUID(), { administrator: true, monitors: [] }, []));
    await foldArticleTally(db);
    const after = await workspaceCounts(db, actorOf(randomUUID(), { administrator: true, monitors: [] }, []));
    expect(after.views).toEqual(before.views);
    const rows = await db.selectFrom('desk_article.article_tally').selectAll().execute();
    const keys = rows.map(({ n: _, ...key }) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.some((row) => row.n === 0)).toBe(false);
  });

  it('takes two statements for a page and one for the counts', async () => {
    const actor = actorOf(randomUUID(), { administrator: false, monitors: [0] }, [randomUUID()]);
    database.statements();
    await workspace(database.db, actor, { ...asked, view: 'all' }, now);
    expect(database.statements()).toHaveLength(2);
    await workspaceCounts(database.db, actor);
    expect(database.statements()).toHaveLength(1);
    await menuCounts(database.db, actor);
    expect(database.statements()).toHaveLength(1);
    await workspaceFound(database.db, actor, { ...noFilters, q: 'peat', journals: [] });
    expect(database.statements()).toHaveLength(1);
  });
});
