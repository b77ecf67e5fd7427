import { journalColumns } from '@naskhah/kernel/list-columns';
import { ColumnMenu } from '@naskhah/ui/list/column-menu';
import { go } from '../../app/go.ts';
import { columnsAsked } from '../../app/list-columns.ts';
import { amongst } from '../../app/search-values.ts';
import { useJournalListColumns } from './journal-columns.tsx';
import { type JournalSearch, journalListHref, usualJournalColumns } from './journal-search.ts';

export const JournalColumnMenu = ({ search }: { search: JournalSearch }) => {
  const columns = useJournalListColumns().filter(({ key }) => key !== 'journal');
  const show = (shown: readonly string[]) =>
    go(journalListHref(search, { columns: amongst(journalColumns, shown), page: search.page }), { replace: true });
  const changed = columnsAsked(search.columns, usualJournalColumns) !== '';
  return (
    <ColumnMenu
      choices={columns.map(({ key, head }) => ({ key, label: head }))}
      shown={search.columns}
      onChange={show}
      onReset={changed ? () => show(usualJournalColumns) : undefined}
    />
  );
};
