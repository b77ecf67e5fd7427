import { type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import { ErrorLine, type FieldLook, LabelWords } from './field-frame.tsx';
import css from './matrix-field.module.css';

type Named = { id: string; label: string };
/** `disabled`: its column is not to be changed here; `without`: the columns that it cannot have. */
type Row = Named & { disabled?: boolean; without?: readonly string[] };

type Props = Omit<FieldLook, 'label' | 'optional'> & {
  label: ReactNode;
  /** What the rows are; it stands above them in place of the label, which is only spoken then. */
  head?: string;
  rows: readonly Row[];
  columns: readonly Named[];
  /** The column of each row. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Record<string, string>) => void;
};

/** One column for each row of a table; each row is a group of radio buttons of its own. */
export const MatrixField = ({ label, head, help, error, required, rows, columns, chosen, onChange }: Props) => {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.field} aria-describedby={described || undefined}>
      <legend className={head ? css.spoken : choice.legend}>
        <LabelWords label={label} required={required} />
      </legend>
      <table className={css.table}>
        <thead>
          <tr>
            {head ? (
              <th scope="col" className={css.corner}>
                {head}
              </th>
            ) : (
              <td />
            )}
            {columns.map((column) => (
              <th key={column.id} id={`${id}-${column.id}`} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th id={`${id}-${row.id}`} scope="row">
                {row.label}
              </th>
              {columns.map((column) => (
                <td key={column.id}>
                  <label className={css.cell}>
                    <input
                      type="radio"
                      name={`${id}-${row.id}-of`}
                      className={choice.dot}
                      aria-labelledby={`${id}-${row.id} ${id}-${column.id}`}
                      disabled={row.disabled || row.without?.includes(column.id)}
                      checked={chosen[row.id] === column.id}
                      onChange={() => onChange({ ...chosen, [row.id]: column.id })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {help && (
        <p id={`${id}-help`} className={choice.under}>
          {help}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
};
