import css from './skeleton-rows.module.css';

const widths = ['78%', '60%', '64%', '72%', '55%'];

/** Grey rows of the first load; the table is marked busy. */
export const SkeletonRows = ({
  count,
  columns,
  leading,
  trailing,
}: {
  count: number;
  columns: number;
  leading: number;
  trailing: boolean;
}) =>
  Array.from({ length: count }, (_, row) => `row ${row}`).map((row, place) => (
    <tr key={row}>
      {leading > 0 && <td colSpan={leading} className={css.cell} />}
      {Array.from({ length: columns }, (_, column) => `column ${column}`).map((column, index) => (
        <td key={column} className={css.cell}>
          <span className={css.bar} style={{ width: widths[(place + index) % widths.length] }} />
        </td>
      ))}
      {trailing && <td className={css.cell} />}
    </tr>
  ));
