import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

const house = {
  order: ['reference-data', 'activity', 'identity', 'references', 'submissions', 'desk-article'],
  tables: new Set([
    'reference_data.code',
    'activity.log',
    'identity.person',
    'references.reference',
    'submissions.submission',
    'desk_article.article_state',
  ]),
};
const of = (file: string, sql: string) => faultsOf(house, { from: `packages/modules/src/${file}`, sql });

describe('a store', () => {
  it('reads, locks and writes what is its own', () => {
    expect(of('submissions/store/draft.ts', 'select 1 from submissions.submission for update')).toEqual([]);
    expect(of('reference-data/store/codes.ts', 'insert into reference_data.code default values')).toEqual([]);
  });

  it('names no table of another module, of an earlier one neither', () => {
    const sql = 'select 1 from submissions.submission s join identity.person p on true';
    expect(of('submissions/store/draft.ts', sql)).toEqual([expect.stringContaining('identity.person')]);
  });
});

describe('a query', () => {
  it('joins what earlier modules keep', () => {
    const sql = 'select 1 from submissions.submission s join identity.person p on true';
    expect(of('submissions/queries/record.ts', sql)).toEqual([]);
    expect(of('desk-article/queries/record.ts', sql)).toEqual([]);
  });

  it('reads nothing of a later module', () => {
    const sql = 'select 1 from submissions.submission s join identity.person p on true';
    expect(of('identity/queries/record.ts', sql)).toEqual(['reads submissions.submission of a later module']);
  });

  it.each([
    ['writes', 'update submissions.submission set id = 1'],
    ['locks', 'select 1 from submissions.submission for update'],
    ['takes an advisory lock', 'select pg_advisory_xact_lock(1)'],
  ])('never %s', (_, sql) => {
    expect(of('submissions/queries/record.ts', sql)).toEqual(['changes or locks rows']);
  });
});

describe('a statement', () => {
  it.each(['submissions/use-cases/submit.ts', 'submissions/http.ts', 'submissions/reactions/merged.ts'])(
    'is not sent by %s',
    (file) => {
      expect(of(file, 'select 1 from submissions.submission')).toEqual([expect.stringContaining('outside')]);
    },
  );

  it('names an edge table alone, whoever sends it', () => {
    const sql = 'select 1 from activity.log l join identity.person p on p.id = l.actor_id';
    expect(of('desk-article/queries/timeline.ts', sql)).toEqual([expect.stringContaining('activity.log beside')]);
    expect(faultsOf(house, { from: 'apps/server/src/demo/tasks.ts', sql })).toHaveLength(1);
    expect(of('desk-article/queries/timeline.ts', 'select 1 from activity.log')).toEqual([]);
  });
});
