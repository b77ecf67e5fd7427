import { textOf } from './text.ts';
import { attribute, type Element, keep } from './tree.ts';

/** The words of an element, which count as taken over; nothing where there are none. */
export const take = (element: Element | undefined): string | undefined => {
  if (!element) return undefined;
  keep(element);
  return textOf(element) || undefined;
};

/** The wanted attribute with the element marked as taken over. */
export const takeAttribute = (of: Element | undefined, name: string): string | undefined => {
  if (of) of.kept = true;
  return attribute(of, name);
};

/** An object without its empty fields, so that a missing value is a missing key. */
export const filled = <T extends object>(fields: T): T => {
  const whole = { ...fields };
  for (const key in whole) if (whole[key] === undefined) delete whole[key];
  return whole;
};
