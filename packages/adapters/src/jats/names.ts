import type { CslName } from '@naskhah/modules/exchange';
import { textOf } from './text.ts';
import { attribute, child, type Element } from './tree.ts';

export type ReadName = {
  /** In the order in which the name is written. */
  whole: string;
  surname?: string;
  given?: string;
  prefix?: string;
  suffix?: string;
};

const part = (name: Element, ...names: string[]): string | undefined => textOf(child(name, ...names)) || undefined;

/** A `name` or `string-name`. The style says whether the family name leads (JATS 1.3, `name-style`). */
export const nameOf = (element: Element): ReadName => {
  const surname = part(element, 'surname');
  const given = part(element, 'given-names');
  const prefix = part(element, 'prefix');
  const suffix = part(element, 'suffix');
  const leads = attribute(element, 'name-style') === 'eastern';
  const inOrder = leads ? [prefix, surname, given, suffix] : [prefix, given, surname, suffix];
  const parts = inOrder.filter((one) => one !== undefined);
  return { whole: parts.join(' ') || textOf(element), surname, given, prefix, suffix };
};

/** A name with only one part is whole as it is: it has no family name. */
export const cslName = (element: Element): CslName => {
  const { whole, surname, given, suffix } = nameOf(element);
  if (!surname || !given) return { literal: whole };
  return { family: surname, given, ...(suffix ? { suffix } : {}) };
};
