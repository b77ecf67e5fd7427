import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { refCode } from '@naskhah/words/reference-data/ref-code';
import { IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { go } from '../../app/go.ts';
import { type CodeRow, type CodeSearch, codesFound, codesHref } from './code-search.ts';

const useColumns = (search: CodeSearch, nested: boolean): Column<CodeRow>[] => {
  const { say, language } = useWords();
  const other = language === 'en' ? 'label_ms' : 'label_en';
  const own = language === 'en' ? 'label_en' : 'label_ms';
  const columns: Column<CodeRow>[] = [
    {
      key: 'name',
      head: say(language === 'en' ? refCode.english : refCode.malay),
      place: 'main',
      cell: (row) => (
        <RowTitle plain href={codesHref(search, { code: row.value })} under={row.value}>
          {row[own]}
        </RowTitle>
      ),
    },
    {
      key: 'other',
      head: say(language === 'en' ? refCode.malay : refCode.english),
      place: 'detail',
      width: 18,
      cell: (row) => row[other],
    },
  ];
  if (nested)
    columns.push({
      key: 'parent',
      head: say(refCode.parent),
      cardLabel: say(refCode.parent),
      place: 'detail',
      width: 7,
      cell: ({ parent }) => parent ?? '',
    });
  columns.push({
    key: 'state',
    head: say(refCode.state),
    place: 'state',
    width: 13,
    cell: ({ active, in_use }) => (
      <StateLine icon={active ? IconCircleCheck : IconArchive} tone={active ? 'ok' : 'none'}>
        {say(active ? refCode.offered : refCode.retired)}
        {in_use && ` · ${say(refCode.inUse)}`}
      </StateLine>
    ),
  });
  return columns;
};

/** A code table in its order; a row opens the entry. */
export const CodeTable = ({
  search,
  rows,
  nested,
}: {
  search: CodeSearch;
  rows: readonly CodeRow[] | undefined;
  nested: boolean;
}) => {
  const { say, language } = useWords();
  const columns = useColumns(search, nested);
  const found = codesFound(rows ?? [], search.q);
  if (rows && found.length === 0)
    return <EmptyState title={say(refCode.nothing)}>{say(refCode.nothingWhy)}</EmptyState>;
  return (
    <DataTable
      caption={say(refCode.list)}
      columns={columns}
      rows={found.map((row) => ({
        id: row.value,
        name: language === 'en' ? row.label_en : row.label_ms,
        href: codesHref(search, { code: row.value }),
        row,
      }))}
      onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
      skeleton={rows ? 0 : 12}
    />
  );
};
