import { attribute, type Element, elements } from '../tree.ts';

const bare = (name: string): string => name.replace(/^oasis:/, '');

const named = (of: Element, ...names: string[]): Element[] =>
  elements(of).filter(({ name }) => names.includes(bare(name)));

/** Where each named column stands, counted from 1. */
const columnsOf = (group: Element): Map<string, number> =>
  new Map(
    named(group, 'colspec').flatMap((spec, index): [string, number][] => {
      const name = attribute(spec, 'colname');
      return name ? [[name, Number(attribute(spec, 'colnum')) || index + 1]] : [];
    }),
  );

const cellOf = (entry: Element, columns: Map<string, number>): Element => {
  const from = columns.get(attribute(entry, 'namest') ?? '');
  const to = columns.get(attribute(entry, 'nameend') ?? '');
  entry.kept = true;
  return {
    ...entry,
    name: 'td',
    attributes: {
      ...entry.attributes,
      colspan: String(from && to ? to - from + 1 : 1),
      rowspan: String((Number(attribute(entry, 'morerows')) || 0) + 1),
    },
  };
};

const partOf = (part: Element, columns: Map<string, number>): Element => {
  part.kept = true;
  const rows = named(part, 'row').map((row): Element => {
    row.kept = true;
    return { ...row, name: 'tr', children: named(row, 'entry').map((entry) => cellOf(entry, columns)) };
  });
  return { ...part, name: bare(part.name), children: rows };
};

/**
 * A table in the exchange model of CALS (OASIS TR 9503:1995), which JATS allows beside that of HTML, as the same table
 * in the elements of HTML; nothing for a table that is in these already.
 */
export const fromCals = (table: Element): Element | undefined => {
  const groups = named(table, 'tgroup');
  if (groups.length === 0) return undefined;
  const parts = groups.flatMap((group) => {
    const columns = columnsOf(group);
    return named(group, 'thead', 'tbody').map((part) => partOf(part, columns));
  });
  return { ...table, name: 'table', children: parts };
};
