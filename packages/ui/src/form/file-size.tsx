const units = ['kB', 'MB', 'GB'] as const;

/** Size as people read it, in powers of ten as on every desktop: 84 kB, 1.8 MB. */
export const fileSize = (bytes: number): string => {
  let value = bytes / 1000;
  let place = 0;
  while (value >= 999.5 && place < units.length - 1) {
    value /= 1000;
    place += 1;
  }
  const shown = value >= 9.95 || place === 0 ? Math.max(1, Math.round(value)) : Math.round(value * 10) / 10;
  return `${shown} ${units[place]}`;
};
