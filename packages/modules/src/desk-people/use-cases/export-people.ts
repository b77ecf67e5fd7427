import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { chosenParts } from '@naskhah/kernel/export-part';
import { type Cell, type ExportedTable, exportLimit } from '@naskhah/kernel/exported-table';
import type { Language } from '@naskhah/kernel/language';
import type { PeopleColumn } from '@naskhah/kernel/list-columns';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import { type PeopleFilters, statusOf } from '../queries/people-filters.ts';
import { peopleByIds, peopleIds } from '../queries/people-list.ts';
import { peopleParts } from './people-parts.ts';

type Question = PeopleFilters & {
  q: string;
  sort: string;
  /** Only these of what the filters find. */
  only: readonly string[] | undefined;
  columns: readonly PeopleColumn[];
  language: Language;
};
type Refusal = 'not-allowed' | 'export-too-large';

const rowsAtOnce = 500;

/** The list of people as a table: who, and in which order, is settled first; the rows then come some at a time. */
export const exportPeople =
  (db: Db, clock: () => Date, limit = exportLimit) =>
  async (actor: Actor, question: Question): Promise<Result<ExportedTable, Refusal>> => {
    if (!isAdministrator(actor)) return refuse('not-allowed');
    const ids = await peopleIds(db, { ...question, status: statusOf(question) }, clock(), limit + 1);
    if (ids.length > limit) return refuse('export-too-large');
    const { columns, cells } = chosenParts(peopleParts, question.columns, question.language);
    async function* rows(): AsyncGenerator<Cell[]> {
      for (let from = 0; from < ids.length; from += rowsAtOnce)
        for (const row of await peopleByIds(db, ids.slice(from, from + rowsAtOnce))) yield cells(row);
    }
    return ok({ name: heads.peopleFile[question.language], columns, rows: rows() });
  };
