import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Takes the next place in the row of all processes; answers how many milliseconds are left until it comes. */
export const turnToSend = async (db: Db, perMinute: number): Promise<number> => {
  const { rows } = await sql<{ ms: number }>`
    insert into messaging.pace as p (next_at) values (clock_timestamp())
    on conflict (single) do update set next_at =
      greatest(p.next_at + make_interval(secs => ${60 / perMinute}), clock_timestamp())
    returning greatest(0, extract(epoch from p.next_at - clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return rows[0]?.ms ?? 0;
};
