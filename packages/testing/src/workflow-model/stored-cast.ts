/** The people and journals that all stories of a database share: one journal for each number of approvals. */
import type { Db } from '@naskhah/db/tables';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets } from '@naskhah/modules/access';
import { insertPerson } from '@naskhah/modules/identity';
import { seedJournal } from '../public-journal-seeds.ts';
import { type PersonName, personNames, teamNames } from './cast.ts';

export type StoredCast = {
  idOf: (person: PersonName) => string;
  nameOf: (id: string | null) => PersonName | null;
  journals: readonly string[];
  otherIssue: { journal: string; issue: string };
  file: Buffer;
};

const start = new Date('2026-11-01T02:00:00Z');

export const storeCast = async (db: Db): Promise<StoredCast> => {
  const ids = new Map<PersonName, string>(personNames.map((name) => [name, newId()]));
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  const idOf = (name: PersonName): string => ids.get(name) ?? '';
  for (const [name, id] of ids)
    await db.transaction().execute((trx) =>
      insertPerson(trx, {
        id,
        name,
        firstname: name,
        language: 'en',
        email: `${name}@example.test`,
        passwordHash: null,
        confirmedAt: start,
        createdAt: start,
        roles: [6],
        roleInUse: 6,
      }),
    );
  const journals: string[] = [];
  for (const levels of [0, 1, 2]) {
    const license = 'https://creativecommons.org/licenses/by/4.0/';
    const journal = await seedJournal(db, { path: `jek${levels}`, nameEn: `Journal ${levels}`, license });
    await db.updateTable('journals.journal').set({ approval_levels: levels }).where('id', '=', journal).execute();
    await db.transaction().execute(async (trx) => {
      await copyPresets(trx, journal, newId);
      for (const name of teamNames)
        await assignPreset(trx, {
          id: newId(),
          journal,
          person: idOf(name),
          // One that carries every part: who may do what there follows from the actors themselves.
          presetCode: 'editor-in-chief',
          by: null,
          at: start,
        });
    });
    journals.push(journal);
  }
  const journal = await seedJournal(db, { path: 'jte', nameEn: 'Another journal' });
  const volume = newId();
  const issue = newId();
  const made = { created_at: start, updated_at: start };
  await db
    .insertInto('publishing.volume')
    .values({ id: volume, journal_id: journal, number: '1', year: 2026 })
    .execute();
  await db
    .insertInto('publishing.issue')
    .values({ id: issue, journal_id: journal, volume_id: volume, number: '1', ...made })
    .execute();
  const file = Buffer.alloc(32, 7);
  await db
    .insertInto('media.content')
    .values({ sha256: file, size: 4, mime: 'application/pdf', created_at: start })
    .execute();
  return {
    idOf,
    nameOf: (id) => (id === null ? null : (names.get(id) ?? null)),
    journals,
    otherIssue: { journal, issue },
    file,
  };
};
