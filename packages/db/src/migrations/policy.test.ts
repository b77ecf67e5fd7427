import { describe, expect, it } from 'vitest';
import { migrations } from './index.ts';
import { faultsOf } from './policy.ts';

const change = (text: string) => faultsOf({ name: 'tried', change: text });
const online = (...statements: string[]) => faultsOf({ name: 'tried', online: statements });

describe('a change of the schema may be released', () => {
  it.each([
    'alter table desk_article.part add column starred boolean not null default false',
    'alter table desk_article.part add column note text',
    'alter table desk_article.part add constraint due_known check (due is not null) not valid',
    'alter table desk_article.part add constraint part_key unique using index part_by_id',
    'alter table desk_article.part alter column note set default 1, alter column note drop not null',
    "create table desk.star (id uuid primary key, note text check (note <> '')); create index stars on desk.star (note); alter table desk.star add check (id is not null)",
    'create function desk.f() returns int language sql as $$ update desk_article.part set due = null; select 1 $$',
    'drop table desk.star',
    "insert into access.portal_setting (settings) values ('update; create index')",
  ])('%s', (text) => {
    expect(change(text)).toEqual([]);
  });

  it('when every step of this version may', () => {
    expect(migrations.flatMap(faultsOf)).toEqual([]);
    expect(migrations.length).toBeGreaterThan(0);
  });
});

describe('a change of the schema is refused', () => {
  it.each([
    ['create index stars on desk_article.part (due)', /concurrently/],
    ['CREATE UNIQUE INDEX stars ON desk_article.part (due)', /concurrently/],
    ['drop index desk.by_due', /concurrently/],
    ['lock table desk_article.part', /keeps writers out/],
    ['alter table desk_article.part add check (due is not null)', /not valid/],
    ['alter table desk_article.part add constraint c foreign key (person_id) references identity.person', /not valid/],
    ['alter table desk_article.part add constraint c unique (due)', /using the index/],
    ['alter table desk_article.part validate constraint c', /online/],
    ['alter table desk_article.part alter column due type timestamptz', /whole table anew/],
    ['alter table desk_article.part rename column due to deadline', /still uses/],
    ['alter table desk_article.part add column starred boolean not null', /every row/],
    ['alter table desk_article.part add column id uuid not null default gen_random_uuid()', /whole table anew/],
    ['update desk_article.part set due = null', /batches/],
    ['create table desk.star (id uuid primary key); create index parts on desk_article.part (due)', /concurrently/],
  ])('%s', (text, fault) => {
    expect(change(text)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('an online step', () => {
  it('makes an index after dropping what an interrupted try left', () => {
    expect(
      online(
        'drop index concurrently if exists desk.stars',
        'create index concurrently stars on desk_article.part (due)',
      ),
    ).toEqual([]);
  });

  it('is refused when an interrupted try would leave an invalid index', () => {
    expect(online('create index concurrently stars on desk_article.part (due)')).toEqual([
      expect.stringMatching(/invalid/),
    ]);
  });

  it('is refused when it may keep writers out', () => {
    expect(online('alter table desk_article.part add column note text')).toEqual([expect.stringMatching(/not known/)]);
  });

  it('is refused when two statements stand in one text', () => {
    expect(online('analyze desk_article.part; analyze desk_article.part')).toEqual([expect.stringMatching(/one text/)]);
  });
});

describe('a step in batches', () => {
  it('takes so many rows at a time', () => {
    const batch =
      'update desk_article.part set yours = true where ctid in (select ctid from desk_article.part where not yours limit 500)';
    expect(faultsOf({ name: 'tried', batches: batch })).toEqual([]);
  });

  it('is refused when it takes all at once', () => {
    expect(
      faultsOf({ name: 'tried', batches: "update desk_article.part set yours = true where 'limit 5' = ''" }),
    ).toEqual([expect.stringMatching(/no limit/)]);
  });
});
