import { type RawBuilder, sql } from 'kysely';

/** What a list of the workspace is narrowed to beside its view, journals and words; an empty list asks for nothing. */
export type WorkspaceFilters = {
  states: readonly string[];
  turns: readonly string[];
  sections: readonly string[];
  overdue: boolean;
  /** Only these articles; undefined for all. */
  ids?: readonly string[] | undefined;
};

export const noFilters: WorkspaceFilters = { states: [], turns: [], sections: [], overdue: false };

/** Those of the filters that need no more than state, turn and due: of an article `a`, or of a tally `t`. */
const byFigures = (of: 'a' | 't', { states, turns, overdue }: WorkspaceFilters): RawBuilder<boolean>[] => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return [
    ...(states.length > 0 ? [sql<boolean>`${column('state')} = any(${states}::text[])`] : []),
    ...(turns.length > 0 ? [sql<boolean>`${column('turn')} = any(${turns}::text[])`] : []),
    ...(overdue
      ? [sql<boolean>`${column('due')} < (current_timestamp at time zone ${column('time_zone')})::date`]
      : []),
  ];
};

const all = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;

/** The filters as a condition on an article `a`. */
export const fits = (filters: WorkspaceFilters): RawBuilder<boolean> => {
  const { sections, ids } = filters;
  return all([
    ...byFigures('a', filters),
    ...(sections.length > 0
      ? [
          sql<boolean>`exists (select from submissions.submission s
            where s.id = a.submission_id and s.section_id = any(${sections}::uuid[]))`,
        ]
      : []),
    ...(ids ? [sql<boolean>`a.submission_id = any(${ids}::uuid[])`] : []),
  ]);
};

/** Whether the tallies know enough to count what the filters hold. */
export const isTallied = ({ sections, ids }: WorkspaceFilters): boolean => sections.length === 0 && ids === undefined;

/** The filters as a condition on a tally `t`. */
export const fitsTally = (filters: WorkspaceFilters): RawBuilder<boolean> => all(byFigures('t', filters));
