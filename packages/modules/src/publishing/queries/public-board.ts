import type { Db } from '@naskhah/db/tables';
import type { BoardRole } from '@naskhah/kernel/board';

export type PublicBoardMember = {
  id: string;
  name: string;
  role: BoardRole;
  affiliation: string;
  country: string | null;
  orcid: string | null;
};

/** The editorial board as readers see it: who agreed, in the journal's order. One statement. */
export const publicBoard = (db: Db, journal: string): Promise<PublicBoardMember[]> =>
  db
    .selectFrom('journals.board_member')
    .select(['id', 'name', 'role', 'affiliation', 'country', 'orcid'])
    .where('journal_id', '=', journal)
    .where('consent', '=', 'agreed')
    .orderBy('sort')
    .orderBy('id')
    .execute();
