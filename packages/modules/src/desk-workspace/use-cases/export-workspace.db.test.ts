import type { Cell } from '@naskhah/kernel/exported-table';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { monitorOf, seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportJournals } from './export-journals.ts';
import { exportWorkspace, type WorkspaceExportQuestion } from './export-workspace.ts';

const database = testDatabase();
const clock = () => new Date('2026-11-21T02:00:00Z');
const question: WorkspaceExportQuestion = {
  sort: 'title',
  q: '',
  view: 'all',
  journals: [],
  states: [],
  turns: [],
  sections: [],
  overdue: false,
  columns: ['number', 'state'],
  language: 'en',
};
let ecology: string;
let peat: string;
const many = 501;

const rowsOf = async (asked: Partial<WorkspaceExportQuestion>, actor = monitorOf(ecology)) => {
  const made = await exportWorkspace(database.db, clock)(actor, { ...question, ...asked });
  if (!made.ok) throw new Error(made.refusal);
  const rows: Cell[][] = [];
  for await (const row of made.value.rows) rows.push(row);
  return { heads: made.value.columns.map(({ head }) => head), rows };
};

beforeAll(async () => {
  const { db } = database;
  ecology = await seedJournal(db, { path: 'jek', nameEn: 'Tropical Ecology', nameMs: 'Ekologi Khatulistiwa' });
  const health = await seedJournal(db, { path: 'bjph', nameEn: 'Public Health' });
  peat = await seedSubmission(db, ecology, { title: 'Peat', number: 'JEK-1', due: '2026-11-18' });
  await seedSubmission(db, ecology, { title: 'Crabs', number: 'JEK-2', state: 'under-review', turn: 'reviewers' });
  const other = await seedSubmission(db, health, { title: 'Dengue 000', number: 'BJPH-0' });
  // The many others differ in id, number and title only: they are told in one statement.
  await db
    .insertInto('desk_article.article_state')
    .columns([
      'submission_id',
      'journal_id',
      'state',
      'turn',
      'since',
      'number',
      'title',
      'authors',
      'search',
      'submitted_at',
      'open',
    ])
    .expression((on) =>
      on
        .selectFrom([
          'desk_article.article_state as a',
          on.fn<{ n: number }>('generate_series', [on.lit(1), on.lit(many - 1)]).as('n'),
        ])
        .select((pick) => [
          pick.fn<string>('gen_random_uuid').as('submission_id'),
          'a.journal_id',
          'a.state',
          'a.turn',
          'a.since',
          'a.number',
          'a.title',
          'a.authors',
          'a.search',
          'a.submitted_at',
          'a.open',
        ])
        .where('a.submission_id', '=', other),
    )
    .execute();
});

describe('the workspace as a table', () => {
  it('has heads and states in the language of the reader, and a cell for each thing', async () => {
    expect(await rowsOf({ language: 'ms' })).toEqual({
      heads: ['Nombor', 'Tajuk', 'Pengarang', 'Jurnal', 'Keadaan', 'Pusingan', 'Giliran', 'Tarikh akhir', 'Hari lewat'],
      rows: [
        [
          'JEK-2',
          'Crabs',
          'Nor Azizah Mohd Yusof',
          'Ekologi Khatulistiwa',
          'Dalam pewasitan',
          null,
          'Giliran pewasit',
          null,
          null,
        ],
        [
          'JEK-1',
          'Peat',
          'Nor Azizah Mohd Yusof',
          'Ekologi Khatulistiwa',
          'Dihantar',
          null,
          'Giliran editor',
          new Date('2026-11-18T00:00:00Z'),
          3,
        ],
      ],
    });
  });

  it('holds what the filters find, in the order of the list', async () => {
    const titles = async (asked: Partial<WorkspaceExportQuestion>) => (await rowsOf(asked)).rows.map((row) => row[1]);
    expect(await titles({ sort: '-title' })).toEqual(['Peat', 'Crabs']);
    expect(await titles({ turns: ['reviewers'] })).toEqual(['Crabs']);
    expect(await titles({ ids: [peat] })).toEqual(['Peat']);
  });

  it('holds nothing that the reader may not see', async () => {
    expect((await rowsOf({}, monitorOf())).rows).toEqual([]);
    expect((await rowsOf({ q: 'dengue' })).rows).toEqual([]);
  });

  it('is whole when it is longer than what is read at once', async () => {
    const all = await database.db.selectFrom('journals.journal').select('id').execute();
    const { rows } = await rowsOf({ q: 'dengue' }, monitorOf(...all.map(({ id }) => id)));
    expect(rows).toHaveLength(many);
  });

  it('is refused beyond its limit, before anything is written', async () => {
    const made = await exportWorkspace(database.db, clock, 1)(monitorOf(ecology), question);
    expect(made).toEqual({ ok: false, refusal: 'export-too-large' });
  });
});

describe('the journals as a table', () => {
  it('hold what the list holds, and are refused beyond the limit', async () => {
    const asked = { sort: 'name', q: '', states: [], mine: false, columns: ['articles'], language: 'en' } as const;
    const made = await exportJournals(database.db)(monitorOf(ecology), { ...asked, states: [] });
    const rows: Cell[][] = [];
    if (made.ok) for await (const row of made.value.rows) rows.push(row);
    expect(rows).toEqual([
      ['Public Health', 'Universiti Malaysia Sabah Press', 0],
      ['Tropical Ecology', 'Universiti Malaysia Sabah Press', 0],
    ]);
    expect(await exportJournals(database.db, 1)(monitorOf(ecology), { ...asked, states: [] })).toMatchObject({
      ok: false,
    });
  });
});
