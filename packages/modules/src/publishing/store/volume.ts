import type { Db, Trx } from '@naskhah/db/tables';

/** A volume, locked for this act. */
export const lockVolume = (trx: Trx, id: string) =>
  trx.selectFrom('publishing.volume').select(['id', 'journal_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export const volumeExists = async (db: Db, id: string, journalId: string): Promise<boolean> => {
  const volume = await db
    .selectFrom('publishing.volume')
    .select('id')
    .where('id', '=', id)
    .where('journal_id', '=', journalId)
    .executeTakeFirst();
  return volume !== undefined;
};

export const holdsIssues = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('publishing.issue').select('id').where('volume_id', '=', id).executeTakeFirst()) !== undefined;

/** The volume of a journal with this number in this year. */
export const volumeNumbered = async (
  db: Db,
  { journalId, number, year }: { journalId: string; number: string; year: number },
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('publishing.volume')
    .select('id')
    .where('journal_id', '=', journalId)
    .where('number', '=', number)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.id;
};

type NewVolume = { id: string; journalId: string; number: string; year: number; title: Record<string, string> };

export const insertVolume = async (trx: Trx, volume: NewVolume): Promise<void> => {
  await trx
    .insertInto('publishing.volume')
    .values({
      id: volume.id,
      journal_id: volume.journalId,
      number: volume.number,
      year: volume.year,
      title: JSON.stringify(volume.title),
    })
    .execute();
};

export const deleteVolumeRow = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('publishing.volume').where('id', '=', id).execute();
};
