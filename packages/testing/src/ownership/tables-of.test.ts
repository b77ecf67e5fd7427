import { describe, expect, it } from 'vitest';
import { tablesOf } from './tables-of.ts';

const tables = new Set(['identity.person', 'identity.email', 'references.reference', 'activity.log', 'access.preset']);
const of = (statement: string) => tablesOf(statement, tables);

describe('the tables of a statement', () => {
  it.each([
    ['select "p"."id" from "identity"."person" as "p"', ['identity.person']],
    [
      'select p.name from identity.person p, identity.email e where e.person_id = p.id',
      ['identity.person', 'identity.email'],
    ],
    ['select (select count(*) from "references".reference r) as n', ['references.reference']],
    ['SELECT 1 FROM Identity.Person', ['identity.person']],
    ["select access.portal_name('en'), access.preset ('a')", []],
    ["select 'from identity.person' -- activity.log", []],
    ['select log.seq from "log" where log.id = activity.id', []],
    [
      'with x as (delete from activity.log returning *) select * from x join identity.email on true',
      ['activity.log', 'identity.email'],
    ],
  ])('%s', (statement, named) => {
    expect(of(statement).tables).toEqual(named);
  });
});

describe('the tables that a statement changes', () => {
  it.each([
    ['insert into "activity"."log" ("id") select id from identity.person', ['activity.log']],
    ['insert into activity.log values (1) on conflict (id) do update set id = 2', ['activity.log']],
    ['update "identity"."person" as "p" set "name" = $1 from identity.email e', ['identity.person']],
    ['delete from identity.email using identity.person p where true', ['identity.email']],
    [
      'with gone as (delete from activity.log returning id) update access.preset set id = 1',
      ['activity.log', 'access.preset'],
    ],
    ['select * from identity.person for update of person', []],
  ])('%s', (statement, written) => {
    expect(of(statement).written).toEqual(written);
  });
});

describe('a statement locks', () => {
  it.each([
    ['select id from identity.person for update', true],
    ['select id from identity.person p for no key update of p skip locked', true],
    ['select pg_advisory_xact_lock(hashtextextended($1, 7))', true],
    ["select id from identity.person where name = 'for update'", false],
    ['update identity.person set id = 1', false],
  ])('%s: %s', (statement, locks) => {
    expect(of(statement).locks).toBe(locks);
  });
});
