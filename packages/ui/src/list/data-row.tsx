import { ui } from '@naskhah/words/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { BareCheckbox } from '../fields/checkbox.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './data-table.module.css';
import type { DataTableProps, TableRow } from './data-table-props.tsx';
import { as } from './table-roles.ts';

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null;

const toggled = (chosen: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** A row opens by click anywhere, by Enter when it has the focus, and in a new tab with Ctrl or the middle button. */
export const DataRow = <Row,>({
  row,
  columns,
  selection,
  actions,
  onOpen,
  dotted,
}: DataTableProps<Row> & { row: TableRow<Row>; dotted: boolean }) => {
  const { say, sayWith } = useWords();
  const chosen = selection?.chosen.has(row.id) ?? false;
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (isControl(event.target) && event.target !== event.currentTarget) return;
    if (row.href === undefined || window.getSelection()?.isCollapsed === false) return;
    onOpen(row.href, event.ctrlKey || event.metaKey);
  };
  return (
    <tr
      {...as.row}
      tabIndex={0}
      aria-selected={selection ? chosen : undefined}
      className={[css.row, row.href === undefined && css.still, chosen && css.chosen, row.mine && css.mine]
        .filter(Boolean)
        .join(' ')}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && row.href !== undefined && onOpen(row.href, true)}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && open(event)}
    >
      {selection && (
        <td {...as.cell} className={css.select}>
          <BareCheckbox
            label={sayWith(ui.selectRow, { name: row.name })}
            checked={chosen}
            onChange={() => selection.onChange(toggled(selection.chosen, row.id))}
          />
        </td>
      )}
      {dotted && (
        <td {...as.cell} className={css.dot}>
          {row.mine && (
            <span className={css.spot}>
              <span className={css.hidden}>{say(ui.waitsForYou)}</span>
            </span>
          )}
        </td>
      )}
      {columns.map(({ key, cell, place, cardLabel }) => (
        <td key={key} {...as.cell} data-place={place} data-label={cardLabel && `${cardLabel}: `}>
          {cell(row.row)}
        </td>
      ))}
      {actions && (
        <td {...as.cell} className={css.actions}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
};
