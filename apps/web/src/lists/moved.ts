/** The list with one entry moved by a number of places, up when it is negative; it stays at the ends. */
export const moved = <T>(list: readonly T[], from: number, by: number): T[] => {
  const rest = list.filter((_, place) => place !== from);
  const to = Math.min(rest.length, Math.max(0, from + by));
  return [...rest.slice(0, to), ...list.filter((_, place) => place === from), ...rest.slice(to)];
};

/** The same, for an entry that is known by its id. */
export const movedById = <T extends { id: string }>(list: readonly T[], id: string, by: number): T[] =>
  moved(
    list,
    list.findIndex((one) => one.id === id),
    by,
  );
