import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { chosenParts } from '@naskhah/kernel/export-part';
import { type Cell, type ExportedTable, exportLimit } from '@naskhah/kernel/exported-table';
import type { Language } from '@naskhah/kernel/language';
import type { JournalColumn } from '@naskhah/kernel/list-columns';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import type { JournalQuestion } from '../../journals/index.ts';
import { journalList } from '../queries/journal-list.ts';
import { journalParts } from './journal-parts.ts';

export type JournalExportQuestion = Omit<JournalQuestion, 'page' | 'size'> & {
  columns: readonly JournalColumn[];
  language: Language;
};

const rowsAtOnce = 500;

/** The list of journals as a table, in the rows of the list itself, some at a time. */
export const exportJournals =
  (db: Db, limit = exportLimit) =>
  async (actor: Actor, question: JournalExportQuestion): Promise<Result<ExportedTable, 'export-too-large'>> => {
    const pageAt = (page: number) => journalList(db, actor, { ...question, page, size: rowsAtOnce });
    const first = await pageAt(1);
    if (first.total > limit) return refuse('export-too-large');
    const { columns, cells } = chosenParts(journalParts, question.columns, question.language);
    async function* rows(): AsyncGenerator<Cell[]> {
      for (const row of first.rows) yield cells(row);
      for (let page = 2; (page - 1) * rowsAtOnce < first.total; page++)
        for (const row of (await pageAt(page)).rows) yield cells(row);
    }
    return ok({ name: heads.journalsFile[question.language], columns, rows: rows() });
  };
