import { dayCell, type ExportPart } from '@naskhah/kernel/export-part';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { WorkspaceColumn } from '@naskhah/kernel/list-columns';
import { stateWords, turnWords } from '@naskhah/words/desk-article/article-states';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import type { workspace } from '../queries/workspace.ts';

type Row = Awaited<ReturnType<typeof workspace>>['rows'][number];

const asked = ({ reviewers }: Row) => reviewers.filter(({ state }) => state !== 'declined');

/** The workspace as a table: what the list shows in two lines stands here in cells of its own. */
export const workspaceParts: readonly ExportPart<Row, WorkspaceColumn>[] = [
  { of: 'number', head: heads.number, width: 16, cell: ({ number }) => number },
  { of: 'always', head: heads.title, width: 60, cell: ({ article_title }) => withoutMarks(article_title) },
  { of: 'always', head: heads.authors, width: 40, cell: ({ authors }) => authors },
  {
    of: 'number',
    head: heads.journal,
    width: 36,
    cell: (row, language) => (language === 'ms' ? row.journal_ms : row.journal_en),
  },
  {
    of: 'section',
    head: heads.section,
    width: 20,
    cell: (row, language) => (language === 'ms' ? row.section_ms : row.section_en),
  },
  { of: 'state', head: heads.state, width: 22, cell: ({ state }, language) => stateWords[state][language] },
  { of: 'state', head: heads.round, width: 8, cell: ({ round }) => (round > 0 ? round : null) },
  { of: 'state', head: heads.turn, width: 20, cell: ({ turn }, language) => turnWords[turn][language] },
  { of: 'state', head: heads.due, width: 12, days: true, cell: ({ due }) => dayCell(due) },
  { of: 'state', head: heads.overdueDays, width: 12, cell: ({ overdue_days }) => overdue_days },
  { of: 'reviewers', head: heads.reviewersAsked, width: 14, cell: (row) => asked(row).length },
  {
    of: 'reviewers',
    head: heads.reportsIn,
    width: 12,
    cell: (row) => asked(row).filter(({ state }) => state === 'in').length,
  },
  { of: 'editors', head: heads.editors, width: 30, cell: ({ editors }) => editors },
  { of: 'reminded', head: heads.reminded, width: 14, days: true, cell: ({ reminded_at }) => dayCell(reminded_at) },
  { of: 'submitted', head: heads.submitted, width: 12, days: true, cell: ({ submitted_at }) => dayCell(submitted_at) },
  { of: 'age', head: heads.ageDays, width: 12, cell: ({ age_days }) => age_days },
];
