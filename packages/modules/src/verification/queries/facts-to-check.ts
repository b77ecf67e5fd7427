import type { Db } from '@naskhah/db/tables';
import { normaliseIssn } from '@naskhah/kernel/issn';
import { sql } from 'kysely';
import type { NumberSeen, Policy } from '../domain/machine-checks.ts';

type Row = {
  round: string;
  website: string | null;
  license: string | null;
  given: { ethics: boolean; archiving: boolean; peerReview: boolean };
  numbers: { number: string; takenBy: string | null }[];
  board: string[];
};

export type FactsToCheck = {
  round: string;
  website: string | null;
  numbers: NumberSeen[];
  given: Set<Policy>;
  institutions: string[];
};

/** What the machine looks at of a registration in its open round: one statement. */
export const factsToCheck = async (db: Db, journal: string): Promise<FactsToCheck | undefined> => {
  const { rows } = await sql<Row>`select r.id as round, j.website, j.license,
      json_build_object('ethics', j.ethics::text <> '{}', 'archiving', j.archiving::text <> '{}',
        'peerReview', j.peer_review::text <> '{}') as given,
      (select coalesce(json_agg(json_build_object('number', n.number, 'takenBy',
          (select coalesce(nullif(o.name_en, ''), o.name_ms) from journals.journal o where o.id <> j.id
            and n.number in (o.issn, o.eissn) limit 1)) order by n.place), '[]')
        from (values (1, j.issn), (2, j.eissn)) n (place, number) where n.number is not null) as numbers,
      array(select b.affiliation from journals.board_member b where b.journal_id = j.id and b.consent <> 'declined' order by b.sort) as board
    from journals.journal j join verification.round r on r.journal_id = j.id and r.outcome is null
    where j.id = ${journal}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const given = new Set<Policy>([
    ...(row.license ? ['license' as const] : []),
    ...(row.given.ethics ? ['ethics' as const] : []),
    ...(row.given.archiving ? ['archiving' as const] : []),
    ...(row.given.peerReview ? ['peer-review' as const] : []),
  ]);
  return {
    round: row.round,
    website: row.website,
    numbers: row.numbers.map(({ number, takenBy }) => ({ number, takenBy, valid: normaliseIssn(number) === number })),
    given,
    institutions: row.board,
  };
};
