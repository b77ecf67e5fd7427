/**
 * How a whole name is cited. The family name is a part of it, at its end ('Nurul Huda Ismail') or its beginning ('Lim Wei Jian');
 * empty for a name that has none, as most Malay names, which is cited whole; null where nobody was asked yet.
 */
export type FamilyName = string | null;

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** What the family name can be: first '' for none, then from the shortest on what ends and what begins the name. */
export const familyChoices = (name: string): string[] => {
  const words = wordsOf(name);
  return ['', ...words.slice(1).flatMap((_, at) => [words.slice(-at - 1).join(' '), words.slice(0, at + 1).join(' ')])];
};

/** Whether a name can have this family name; nobody having been asked goes with every name. */
export const isFamilyNameOf = (name: string, family: FamilyName): boolean =>
  family === null || familyChoices(name).includes(wordsOf(family).join(' '));

/** Given and family name of a whole one; the given name of one without a family name is not told apart. */
export const namePartsOf = (name: string, family: FamilyName): { given: string | null; family: FamilyName } => {
  if (!family) return { given: null, family };
  const [words, part] = [wordsOf(name), wordsOf(family)];
  const ends = words.slice(-part.length).join(' ') === part.join(' ');
  const given = ends ? words.slice(0, -part.length) : words.slice(part.length);
  return { given: given.join(' ') || null, family: part.join(' ') };
};

/** The name as a list of references begins with it: 'Ismail, Nurul Huda'; one without a family name whole. */
export const citedName = (one: { name: string; given: string | null; family: FamilyName }): string =>
  one.family ? [one.family, one.given].filter(Boolean).join(', ') : one.name;
