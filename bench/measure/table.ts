/** Rows by name, as aligned text. */
export const table = (rows: Record<string, Record<string, string | number>>): string => {
  const names = Object.values(rows)[0];
  const lines = [
    ['', ...Object.keys(names ?? {})],
    ...Object.entries(rows).map(([name, row]) => [name, ...Object.values(row).map(String)]),
  ];
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
};
