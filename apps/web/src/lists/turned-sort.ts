/**
 * The order after a head was pressed: another column begins with `first`, its own one turns round.
 * An order is the name of what is sorted by, with a minus in front when the last come first.
 */
export const turnedSort = <Sort extends string>(now: Sort, sorts: readonly Sort[], first: string): Sort => {
  const other = first.startsWith('-') ? first.slice(1) : `-${first}`;
  return sorts.find((one) => one === (now === first ? other : first)) ?? now;
};
