import { newId } from '@naskhah/kernel/ids';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { monitorOf, seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from '../../identity/index.ts';
import { type WorkspaceQuestion, workspace } from './workspace.ts';
import { workspaceSections } from './workspace-sections.ts';

const database = testDatabase();
const now = new Date('2026-11-21T02:00:00Z');
const everything: WorkspaceQuestion = {
  page: 1,
  size: 30,
  sort: 'title',
  q: '',
  view: 'all',
  journals: [],
  states: [],
  turns: [],
  sections: [],
  overdue: false,
};
const ids = {} as Record<'ecology' | 'health' | 'reports' | 'editor' | 'copyeditor' | 'crabs', string>;
const editor = () => monitorOf(ids.ecology, ids.health);
const titlesFor = async (asked: Partial<WorkspaceQuestion>, actor = editor()) =>
  (await workspace(database.db, actor, { ...everything, ...asked }, now)).rows.map((row) => row.article_title);

const person = async (name: string): Promise<string> => {
  const id = newId();
  const confirmedAt = now;
  const email = `${id}@example.test`;
  await database.db.transaction().execute((trx) =>
    insertPerson(trx, {
      id,
      name,
      firstname: name,
      language: 'en',
      email,
      passwordHash: '',
      confirmedAt,
      createdAt: now,
      roles: [6],
      roleInUse: 6,
    }),
  );
  return id;
};

beforeAll(async () => {
  const { db } = database;
  ids.ecology = await seedJournal(db, { path: 'jek', nameEn: 'Journal of Tropical Ecology' });
  ids.health = await seedJournal(db, { path: 'bjph', nameEn: 'Borneo Journal of Public Health' });
  const other = await seedJournal(db, { path: 'law', nameEn: 'Journal of Law' });
  ids.reports = await seedSection(db, ids.ecology, ['Short reports', 'Laporan ringkas']);
  ids.editor = await person('Nurul Huda Ismail');
  ids.copyeditor = await person('Christopher Ling');
  ids.crabs = await seedSubmission(db, ids.ecology, {
    title: 'Crabs',
    number: 'JEK-2026-0001',
    state: 'copyediting',
    turn: 'copyeditor',
    due: '2026-11-30',
    sectionId: ids.reports,
    participants: [
      { person: ids.editor, role: 'editor' },
      { person: ids.copyeditor, role: 'copyeditor' },
    ],
  });
  await seedSubmission(db, ids.ecology, { title: 'Peat', number: 'JEK-2026-0002', due: '2026-11-01' });
  await seedSubmission(db, ids.health, {
    title: 'Dengue',
    number: 'BJPH-2026-0001',
    state: 'under-review',
    turn: 'reviewers',
    due: '2026-11-10',
  });
  await seedSubmission(db, other, { title: 'Statutes', number: 'LAW-2026-0001' });
});

describe('the filters of the workspace', () => {
  it.each<[string, () => Partial<WorkspaceQuestion>, string[]]>([
    ['nothing', () => ({}), ['Crabs', 'Dengue', 'Peat']],
    ['a state', () => ({ states: ['under-review'] }), ['Dengue']],
    ['two states', () => ({ states: ['under-review', 'submitted'] }), ['Dengue', 'Peat']],
    ['whose turn it is', () => ({ turns: ['copyeditor'] }), ['Crabs']],
    ['what is overdue', () => ({ overdue: true }), ['Dengue', 'Peat']],
    ['a journal', () => ({ journals: [ids.health] }), ['Dengue']],
    ['a section', () => ({ sections: [ids.reports] }), ['Crabs']],
    ['overdue with the editor', () => ({ overdue: true, turns: ['editor'] }), ['Peat']],
    ['chosen articles', () => ({ ids: [ids.crabs, newId()] }), ['Crabs']],
    ['no article at all', () => ({ ids: [] }), []],
  ])('asked for %s hold exactly that', async (_what, asked, titles) =>
    expect(await titlesFor(asked())).toEqual(titles),
  );

  it('never open another journal', async () => {
    expect(await titlesFor({ q: 'statutes' })).toEqual([]);
    expect(await titlesFor({}, monitorOf())).toEqual([]);
  });

  it('leave the list at two statements', async () => {
    database.statements();
    await titlesFor({ sections: [ids.reports], overdue: true, states: ['submitted'], q: 'peat' });
    expect(database.statements()).toHaveLength(2);
  });
});

describe('a row of the workspace', () => {
  it('names the section and the editors to who edits it', async () => {
    const { rows } = await workspace(database.db, editor(), { ...everything, ids: [ids.crabs] }, now);
    expect(rows[0]).toMatchObject({
      section_en: 'Short reports',
      section_ms: 'Laporan ringkas',
      editors: 'Nurul Huda Ismail',
      reminded_at: null,
    });
  });

  it('says when a reviewer was last reminded', async () => {
    const sent = { event: 'review-reminder', subject_type: 'article', subject_id: ids.crabs, language: 'en' } as const;
    for (const created_at of [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-12T00:00:00Z')])
      await database.db
        .insertInto('messaging.mail')
        .values({ ...sent, id: newId(), address: 'a@example.test', subject: '', body: '', created_at })
        .execute();
    const { rows } = await workspace(database.db, editor(), { ...everything, ids: [ids.crabs] }, now);
    expect(rows[0]?.reminded_at).toBe('2026-11-12T00:00:00.000Z');
  });

  it('keeps the editors from who only copyedits it', async () => {
    const copyeditor = { ...monitorOf(), person: ids.copyeditor as never };
    const { rows } = await workspace(database.db, copyeditor, everything, now);
    expect(rows).toMatchObject([{ article_title: 'Crabs', editors: '', reminded_at: null }]);
  });
});

describe('the sections to filter by', () => {
  it('are those of a journal of the workspace, and none of another', async () => {
    expect((await workspaceSections(database.db, editor(), ids.ecology)).map(({ title_en }) => title_en)).toEqual([
      'Short reports',
    ]);
    expect(await workspaceSections(database.db, monitorOf(ids.health), ids.ecology)).toEqual([]);
  });
});
