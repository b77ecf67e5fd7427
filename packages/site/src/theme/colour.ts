/** sRGB, each part 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

export const colourOf = (hex: string): Colour | undefined => {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(long)) return undefined;
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

export const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the second colour, 0 to 1. */
export const mix = (first: Colour, second: Colour, share: number): Colour => {
  const part = (at: 0 | 1 | 2): number => Math.round(first[at] + (second[at] - first[at]) * share);
  return [part(0), part(1), part(2)];
};

const linear = (part: number): number => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, WCAG 2.2. */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio, WCAG 2.2: 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** The colour itself, or the nearest one on the way to `target` that stands out enough from every ground. */
export const readableOn = (colour: Colour, grounds: readonly Colour[], target: Colour, enough = 4.5): Colour => {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(colour, target, share);
    if (grounds.every((ground) => contrast(tried, ground) >= enough)) return tried;
  }
  return target;
};
