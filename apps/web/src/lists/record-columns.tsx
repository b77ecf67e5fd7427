import { ColumnMenu } from '@naskhah/ui/list/column-menu';
import type { Column } from '@naskhah/ui/list/data-table';
import { go } from '../app/go.ts';
import { columnsAsked } from '../app/list-columns.ts';
import { amongst } from '../app/search-values.ts';

/** The choice of a list's columns, kept in its address; the main one, which names the row, always stays. */
export const RecordColumns = <Key extends string, Row>({
  columns,
  known,
  shown,
  usual,
  hrefOf,
}: {
  columns: readonly Column<Row>[];
  known: readonly Key[];
  shown: readonly Key[];
  usual: readonly Key[];
  hrefOf: (columns: Key[]) => string;
}) => {
  const show = (keys: readonly string[]) => go(hrefOf(amongst(known, keys)), { replace: true });
  return (
    <ColumnMenu
      choices={columns.filter(({ place }) => place !== 'main').map(({ key, head }) => ({ key, label: head }))}
      shown={shown}
      onChange={show}
      onReset={columnsAsked(shown, usual) === '' ? undefined : () => show(usual)}
    />
  );
};
