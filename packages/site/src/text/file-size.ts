/** 0.4 MB, 12 kB: one figure after the point below ten. Decimal units. */
export const fileSize = (bytes: number): string => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`;
};
