import { edgeTables } from '@naskhah/db/edge-tables';
import { tablesOf } from './tables-of.ts';

export type Sent = { from: string; sql: string };

type House = {
  /** The modules in their order: a later one may read what earlier ones keep. */
  order: readonly string[];
  /** Every table and view, `schema.table`. */
  tables: ReadonlySet<string>;
};

const place = /^packages\/modules\/src\/([\w-]+)\/(?:([\w-]+)\/)?/;
const ownerOf = (table: string): string => (table.split('.')[0] ?? '').replaceAll('_', '-');

const faultsOfStore = (module: string, tables: string[]): string[] =>
  tables.filter((table) => ownerOf(table) !== module).map((table) => `names ${table}, which is not its module's`);

const faultsOfQuery = (order: readonly string[], module: string, tables: string[], changes: boolean): string[] => [
  ...tables
    .filter((table) => order.indexOf(ownerOf(table)) > order.indexOf(module))
    .map((table) => `reads ${table} of a later module`),
  ...(changes ? ['changes or locks rows'] : []),
];

/** What is wrong with a statement that this file sent, after architecture 1: stores own their schema, queries only read, edge tables stand alone. */
export const faultsOf = ({ order, tables }: House, { from, sql }: Sent): string[] => {
  const named = tablesOf(sql, tables);
  const edge = named.tables.filter((table) => table in edgeTables);
  const crowded =
    edge.length > 0 && named.tables.length > 1
      ? [`names ${edge.join(', ')} beside other tables: ${named.tables.join(', ')}`]
      : [];
  const [, module, folder] = place.exec(from) ?? [];
  if (module === undefined) return crowded;
  if (folder === 'store') return [...crowded, ...faultsOfStore(module, named.tables)];
  if (folder === 'queries')
    return [...crowded, ...faultsOfQuery(order, module, named.tables, named.locks || named.written.length > 0)];
  return [...crowded, 'sends SQL from outside of store/ and queries/'];
};
