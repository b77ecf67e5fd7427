import type { Db, Trx } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';

export type Rhythm = 'daily' | 'weekly';

type NewLine = {
  id: string;
  personId: string;
  address: string;
  firstname: string;
  language: Language;
  rhythm: Rhythm;
  line: string;
  at: Date;
};

/** One line of the next digest. */
export const insertDigestLine = async (trx: Trx, line: NewLine): Promise<void> => {
  await trx
    .insertInto('messaging.digest_line')
    .values({
      id: line.id,
      person_id: line.personId,
      address: line.address,
      firstname: line.firstname,
      language: line.language,
      rhythm: line.rhythm,
      line: line.line,
      created_at: line.at,
    })
    .execute();
};

/** The people for whom lines of this rhythm wait. */
export const digestReaders = async (db: Db, rhythm: Rhythm): Promise<string[]> => {
  const rows = await db
    .selectFrom('messaging.digest_line')
    .select('person_id')
    .distinct()
    .where('rhythm', '=', rhythm)
    .execute();
  return rows.map(({ person_id }) => person_id);
};

/** Takes the lines that wait for a person, oldest first, so that nobody else sends them. */
export const takeDigest = async (trx: Trx, person: string, rhythm: Rhythm) => {
  const lines = await trx
    .deleteFrom('messaging.digest_line')
    .where('person_id', '=', person)
    .where('rhythm', '=', rhythm)
    .returningAll()
    .execute();
  return lines.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
};
