import { familyChoices, isFamilyNameOf, namePartsOf } from '@naskhah/kernel/name-parts';
import type { Contributor } from './draft.ts';

type Named = Pick<Contributor, 'name' | 'given' | 'family'>;

const isAsked = (name: string): boolean => familyChoices(name).length > 1;

/** A contributor whose name is written anew: how it is cited stays as long as that fits, and is else asked anew. */
export const renamed = (before: Named, name: string): Named => {
  // Nothing is to ask of one word, which is no answer for the words that follow it.
  if (!isAsked(name)) return { name, given: null, family: '' };
  const answered = before.family === '' ? isAsked(before.name) : before.family !== null;
  const family = answered && isFamilyNameOf(name, before.family) ? before.family : null;
  return { name, ...namePartsOf(name, family) };
};
