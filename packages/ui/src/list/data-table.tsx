import { ui } from '@naskhah/words/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Icon } from '../controls/icon.tsx';
import { BareCheckbox } from '../fields/checkbox.tsx';
import { useWords } from '../language/language-provider.tsx';
import { DataRow } from './data-row.tsx';
import css from './data-table.module.css';
import type { Column, DataTableProps } from './data-table-props.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { as } from './table-roles.ts';

export type { Column, Selection, TableRow } from './data-table-props.tsx';

const SortedHead = <Row,>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort: NonNullable<DataTableProps<Row>['sort']>;
}) => {
  const { sort: by = '' } = column;
  const current = sort.by === by;
  return (
    <button type="button" className={css.sort} onClick={() => sort.onChange(by)}>
      {column.head}
      {current && <Icon of={sort.descending ? IconArrowDown : IconArrowUp} size="sm" />}
    </button>
  );
};

/** Below this the main column is not worth reading; a list of more columns scrolls sideways in its own frame. */
const leastMain = 14;

const leastWidth = <Row,>(columns: readonly Column<Row>[], edges: number): string =>
  `${columns.reduce((sum, { width = leastMain }) => sum + width, edges)}rem`;

/** Rows of other pages stay as they are. */
const withPage = (chosen: ReadonlySet<string>, ids: readonly string[], all: boolean): Set<string> => {
  const next = new Set(chosen);
  for (const id of ids) all ? next.add(id) : next.delete(id);
  return next;
};

/** The list of the portal: two lines a row, the whole row opens, cards when it is narrow. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, sort, selection, actions, skeleton = 0, refreshing } = props;
  const { say } = useWords();
  const all = rows.length > 0 && rows.every(({ id }) => selection?.chosen.has(id));
  const some = rows.some(({ id }) => selection?.chosen.has(id));
  const ids = rows.map(({ id }) => id);
  // A list in which nothing ever waits for its reader has no column of dots, only their room.
  const dotted = rows.some(({ mine }) => mine !== undefined);
  return (
    <div className={css.frame}>
      <table
        {...as.table}
        className={dotted ? css.table : `${css.table} ${css.plain}`}
        style={{ '--least-width': leastWidth(columns, selection ? 4.25 : 1.5) } as CSSProperties}
        aria-busy={skeleton > 0 || refreshing || undefined}
      >
        <caption className={css.hidden}>{caption}</caption>
        <colgroup>
          {selection && <col className={css.narrow} />}
          {dotted && <col className={css.dots} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={width ? { width: `${width}rem` } : undefined} />
          ))}
          {actions && <col className={css.narrow} />}
        </colgroup>
        <thead {...as.group}>
          <tr {...as.row}>
            {selection && (
              <th scope="col" {...as.head}>
                <span className={css.hidden}>{say(ui.selection)}</span>
                <BareCheckbox
                  label={say(ui.selectPage)}
                  checked={all}
                  partly={some}
                  onChange={() => selection.onChange(withPage(selection.chosen, ids, !all))}
                />
              </th>
            )}
            {dotted && (
              <th scope="col" {...as.head} className={css.dot}>
                <span className={css.hidden}>{say(ui.waitsForYou)}</span>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                {...as.head}
                data-place={column.place}
                aria-sort={
                  column.sort && sort?.by === column.sort ? (sort.descending ? 'descending' : 'ascending') : undefined
                }
              >
                {column.sort && sort ? <SortedHead column={column} sort={sort} /> : column.head}
              </th>
            ))}
            {actions && (
              <th scope="col" {...as.head}>
                <span className={css.hidden}>{say(ui.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...as.group}>
          {rows.map((row) => (
            <DataRow key={row.id} {...props} dotted={dotted} row={row} />
          ))}
          <SkeletonRows
            count={skeleton}
            columns={columns.length}
            leading={(selection ? 1 : 0) + (dotted ? 1 : 0)}
            trailing={Boolean(actions)}
          />
        </tbody>
      </table>
    </div>
  );
};
