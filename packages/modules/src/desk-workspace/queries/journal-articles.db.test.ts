import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
type List = { total: number; rows: { id: string; number: string; can_open: boolean; state: string }[] };

const ids = {} as Record<'journal' | 'other', string>;
let lister: Visitor;

const ask = (by: Visitor, journal: string, more: object = {}) =>
  by.post<List>('/api/admin/pengurusan-jurnal/pengurusan-artikel/get-article-list', {
    filters: { journal_id: journal },
    ...more,
  });
const numbers = ({ body }: { body: List }) => body.rows.map(({ number }) => number);

beforeAll(async () => {
  const { db } = database;
  const person = await server.person('hafiz');
  const [section, manager] = [await server.person('tan-mei-fong'), await server.person('nurul-huda')];
  ids.journal = await seedJournal(db, { path: 'jek', nameEn: 'Journal of Ecology' });
  ids.other = await seedJournal(db, { path: 'bjph', nameEn: 'Public Health' });
  await db.transaction().execute(async (trx) => {
    await copyPresets(trx, ids.journal, newId);
    await copyPresets(trx, ids.other, newId);
    const give = (whom: string, presetCode: string, journal = ids.journal) =>
      assignPreset(trx, { id: newId(), journal, person: whom, presetCode, by: null, at: server.clock() });
    await give(person, 'reader');
    await trx
      .updateTable('access.preset')
      .set({ permissions: 131072 })
      .where('journal_id', '=', ids.journal)
      .where('code', '=', 'reader')
      .execute();
    await give(section, 'section-editor');
    await give(manager, 'journal-manager', ids.other);
  });
  const by = (whom: string) => [{ person: whom, role: 'author' as const }];
  const at = (day: number) => `2026-10-0${day}T02:00:00Z`;
  await seedSubmission(db, ids.journal, { title: 'Peat', number: 'JEK-1', submittedAt: at(1) });
  await seedSubmission(db, ids.journal, { title: 'Crabs', number: 'JEK-2', submittedAt: at(2), state: 'under-review' });
  await seedSubmission(db, ids.journal, {
    title: 'Mine',
    number: 'JEK-3',
    submittedAt: at(3),
    participants: by(person),
  });
  await seedSubmission(db, ids.other, { title: 'Dengue', number: 'BJPH-1' });
  lister = await server.as('hafiz');
});

describe('the articles of a journal', () => {
  it('are listed to who holds the section alone, the newest first, to be read and not opened, but for their own', async () => {
    const answer = await ask(lister, ids.journal);
    expect(answer.body.total).toBe(2);
    expect(numbers(answer)).toEqual(['JEK-2', 'JEK-1']);
    expect(answer.body.rows.map(({ can_open }) => can_open)).toEqual([false, false]);
  });

  it('are found by words, states and pages', async () => {
    expect(numbers(await ask(lister, ids.journal, { q: 'peat' }))).toEqual(['JEK-1']);
    const filters = { journal_id: ids.journal, state: ['under-review'] };
    expect(numbers(await ask(lister, ids.journal, { filters }))).toEqual(['JEK-2']);
    expect(numbers(await ask(lister, ids.journal, { sort: 'title', page: 2, size: 1 }))).toEqual(['JEK-1']);
  });

  it('are not there for another journal’s manager, nor for an editor without the section', async () => {
    for (const who of ['nurul-huda', 'tan-mei-fong']) {
      const { status } = await ask(await server.as(who), ids.journal);
      expect([403, 404]).toContain(status);
    }
    expect((await ask(lister, ids.other)).status).toBe(404);
  });
});
