/** The page numbers to offer: the first, the last, and those around the current one; 0 stands for a gap. */
export const pagesOf = (current: number, last: number): number[] => {
  const near = [1, last, current - 1, current, current + 1, ...(current <= 3 ? [2, 3, 4] : [])];
  const wanted = [...new Set(near)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return wanted.flatMap((page, place) => (page - (wanted[place - 1] ?? 0) > 1 ? [0, page] : [page]));
};
