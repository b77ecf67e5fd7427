import type { Correspondence, Participant } from './correspondents.ts';

/** Who works on an article and can be given a task about it: its editors and those who produce it, never who wrote it. */
export const staffOf = ({ people }: Pick<Correspondence, 'people'>): Participant[] => {
  const authors = new Set(people.filter(({ part }) => part === 'author').map(({ personId }) => personId));
  return people.filter(({ part, personId }) => (part === 'editor' || part === 'production') && !authors.has(personId));
};
