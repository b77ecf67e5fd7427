/** The list with one entry a place further up or down; as it was when there is no such place. */
export const moved = <T extends { id: string }>(list: readonly T[], id: string, by: -1 | 1): T[] => {
  const from = list.findIndex((one) => one.id === id);
  const one = list[from];
  const other = list[from + by];
  if (!one || !other) return [...list];
  return list.map((entry, place) => (place === from ? other : place === from + by ? one : entry));
};
