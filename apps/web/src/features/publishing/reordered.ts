/** The ids with one of them moved by a number of places; it stays at the ends. */
export const reordered = (ids: readonly string[], id: string, by: number): string[] => {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const to = Math.min(ids.length - 1, Math.max(0, from + by));
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
