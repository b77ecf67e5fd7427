import { dayCell, type ExportPart } from '@naskhah/kernel/export-part';
import { inLanguage } from '@naskhah/kernel/language';
import type { JournalColumn } from '@naskhah/kernel/list-columns';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import { journalStates } from '@naskhah/words/journals/journals';
import type { journalList } from '../queries/journal-list.ts';

type Row = Awaited<ReturnType<typeof journalList>>['rows'][number];

/** The list of journals as a table. */
export const journalParts: readonly ExportPart<Row, JournalColumn>[] = [
  {
    of: 'always',
    head: heads.journal,
    width: 50,
    cell: ({ name_en, name_ms }, language) => inLanguage({ en: name_en, ms: name_ms }, language),
  },
  { of: 'always', head: heads.publisher, width: 40, cell: ({ publisher }) => publisher },
  { of: 'issn', head: heads.issn, width: 12, cell: ({ issn }) => issn },
  { of: 'issn', head: heads.eissn, width: 12, cell: ({ eissn }) => eissn },
  { of: 'state', head: heads.state, width: 22, cell: ({ state }, language) => journalStates[state][language] },
  {
    of: 'disciplines',
    head: heads.disciplines,
    width: 30,
    cell: ({ disciplines }, language) =>
      disciplines.map(({ label_en, label_ms }) => (language === 'ms' ? label_ms : label_en)).join(', '),
  },
  { of: 'team', head: heads.team, width: 40, cell: ({ team }) => team.map(({ name }) => name).join(', ') },
  {
    of: 'changed',
    head: heads.changed,
    width: 12,
    days: true,
    cell: ({ updated_at }) => dayCell(updated_at.toISOString()),
  },
  { of: 'articles', head: heads.articles, width: 10, cell: ({ articles }) => articles },
];
