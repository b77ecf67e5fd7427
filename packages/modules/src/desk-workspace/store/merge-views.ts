import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The saved views of one account become another's: one of the same name gets its day behind it; two that open first are one. */
export const mergeViews = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update desk_workspace.saved_view v set person_id = ${into},
      opens = v.opens and not exists (select from desk_workspace.saved_view o where o.person_id = ${into} and o.list = v.list and o.opens),
      name = case when exists (select from desk_workspace.saved_view o where o.person_id = ${into} and o.list = v.list
        and lower(o.name) = lower(v.name)) then v.name || ' (' || v.created_at::date || ')' else v.name end
    where v.person_id = ${from}`.execute(trx);
};
