import { newId } from '@naskhah/kernel/ids';
import { administrator, linkActor, personActor } from '@naskhah/testing/actors';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandSearch } from './command-search.ts';

const database = testDatabase();
const people = { huda: newId(), lim: newId(), gone: newId(), alone: newId() };
let ecology = '';
let health = '';

const join = async (journal: string, person: string, name: string, status: 'active' | 'anonymised' = 'active') => {
  const { db } = database;
  const now = new Date();
  await db
    .insertInto('identity.person')
    .values({ id: person, name, firstname: name, status, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!journal) return;
  const preset = newId();
  await db
    .insertInto('access.preset')
    .values({ id: preset, journal_id: journal, code: preset, label_en: name, label_ms: name })
    .execute();
  await db
    .insertInto('access.assigned_preset')
    .values({ id: newId(), preset_id: preset, journal_id: journal, person_id: person, assigned_at: now })
    .execute();
};

beforeAll(async () => {
  ecology = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  health = await seedJournal(database.db, { path: 'bjph', nameEn: 'Journal of Health' });
  await join(ecology, people.huda, 'Nurul Huda Ismail');
  await join(health, people.lim, 'Lim Huda Seng');
  await join(ecology, people.gone, 'Huda Who Left', 'anonymised');
  await join('', people.alone, 'Huda Alone');
});

const namesFor = async (actor: Parameters<typeof commandSearch>[1], q = 'huda') =>
  (await commandSearch(database.db, actor, q)).people.map(({ name }) => name);

describe('the people of the command palette', () => {
  it('are everybody who has an account for an Administrator, who opens their records', async () => {
    expect(await namesFor(administrator(newId()))).toEqual(['Huda Alone', 'Lim Huda Seng', 'Nurul Huda Ismail']);
  });

  it.each([
    ['two letters where a word begins', 'hu', ['Huda Alone', 'Lim Huda Seng', 'Nurul Huda Ismail']],
    ['two letters inside a word', 'ud', []],
    ['any part of three letters', 'uda', ['Huda Alone', 'Lim Huda Seng', 'Nurul Huda Ismail']],
    ['a sign that stands for any text elsewhere', 'hu%a', []],
  ])('are found by %s', async (_by, q, names) => expect(await namesFor(administrator(newId()), q)).toEqual(names));

  it('are for who manages a team those of that team, with its journal', async () => {
    const manager = personActor(newId(), {
      [ecology]: { permissions: ['team_management'] },
      [health]: { level: 'decide' },
    });
    const found = await commandSearch(database.db, manager, 'huda');
    expect(found.people).toMatchObject([
      { user_id: people.huda, name: 'Nurul Huda Ismail', journal: { id: ecology, name_en: 'Journal of Ecology' } },
    ]);
  });

  it.each([
    ['an editor who manages no team', () => personActor(newId(), { [ecology]: { monitors: true, level: 'decide' } })],
    ['somebody without a part in any journal', () => personActor(newId())],
    ['a reviewer by a link', () => linkActor(newId(), newId())],
  ])('are nobody for %s', async (_who, actor) => {
    expect(await namesFor(actor())).toEqual([]);
  });
});

describe('the journals to which the palette adds an issue', () => {
  it('are those whose issues the person handles, whatever was typed', async () => {
    const handles = personActor(newId(), { [health]: { permissions: ['volume'] } });
    expect((await commandSearch(database.db, handles, 'zz')).issues_of).toMatchObject([{ id: health }]);
    expect((await commandSearch(database.db, personActor(newId(), { [health]: {} }), 'zz')).issues_of).toEqual([]);
  });

  it('come with three statements', async () => {
    database.statements();
    await commandSearch(database.db, personActor(newId()), 'ecology');
    expect(database.statements()).toHaveLength(3);
  });
});
