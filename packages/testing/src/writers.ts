import { connect } from '@naskhah/db/connect';
import { sql } from 'kysely';

export type Writing = {
  /** Of all the writes, how long the one took that waited longest, in ms. */
  longest: number;
  written: number;
  failures: unknown[];
};

/** Two people who write into `desk_article.part` without a pause, as a portal in use does, until they are stopped. */
export const startWriters = (url: string): { stop: () => Promise<Writing> } => {
  const { db, close } = connect(url, { max: 2 });
  const seen: Writing = { longest: 0, written: 0, failures: [] };
  let stopped = false;
  const write = async (): Promise<void> => {
    while (!stopped) {
      const began = performance.now();
      try {
        await sql`insert into desk_article.part
          (person_id, submission_id, journal_id, author, production, yours, state, turn, time_zone)
          values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), true, false, false, 'new', 'editor', 'UTC')`.execute(
          db,
        );
        seen.written += 1;
      } catch (error) {
        seen.failures.push(error);
      }
      seen.longest = Math.max(seen.longest, performance.now() - began);
    }
  };
  const writers = [write(), write()];
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(writers);
      await close();
      return seen;
    },
  };
};
