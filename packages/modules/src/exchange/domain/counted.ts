/** How often something of a file was not kept, by the place it has there. */
export type Losses = Record<string, number>;

export const addTo = (losses: Losses, place: string, count: number): void => {
  if (count > 0) losses[place] = (losses[place] ?? 0) + count;
};

export const addAll = (sum: Losses, more: Losses): void => {
  for (const [place, count] of Object.entries(more)) addTo(sum, place, count);
};
