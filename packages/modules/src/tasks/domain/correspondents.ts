import type { Language } from '@naskhah/kernel/language';

export type Part = 'author' | 'editor' | 'production' | 'reviewer';

/** Somebody who takes part in an article, with where they are written to. For the server alone. */
export type Participant = {
  personId: string;
  name: string;
  firstname: string;
  part: Part;
  address: string;
  language: Language;
  /** The review assignment of a reviewer. */
  assignment: string | null;
};

export type Correspondence = {
  articleId: string;
  journalId: string;
  journalName: Record<Language, string>;
  number: string;
  title: string;
  /** In which the title is written (BCP 47). */
  titleLang: string;
  /** Reviewers and authors know each other's names. */
  openReview: boolean;
  me: { personId: string; part: Part; firstname: string };
  people: readonly Participant[];
};

/** All editors at once, where their names are not for the sender. */
export const theEditors = 'editors';

/** Whether someone of this part may know someone of that part by name: the projection of an article, for two people. */
export const mayKnow = (viewer: Part, other: Part, openReview: boolean): boolean => {
  switch (viewer) {
    case 'editor':
      return true;
    case 'production':
      return other !== 'reviewer';
    case 'author':
      return other === 'author' || (openReview && other === 'reviewer');
    case 'reviewer':
      return openReview && other === 'author';
  }
};

/** Whom somebody may write to: people whom they may know, and the editors in any case. */
export const choicesFor = ({ me, people, openReview }: Correspondence) => {
  const others = people.filter(({ personId }) => personId !== me.personId);
  const known = others.filter(({ part }) => mayKnow(me.part, part, openReview));
  const hiddenEditors = others.filter(({ part }) => part === 'editor' && !mayKnow(me.part, part, openReview));
  const unique = [...new Map(known.map((one) => [one.personId, one])).values()];
  return { known: unique, hiddenEditors };
};

/** The people behind the choices of a sender; undefined when one of them is no choice of theirs. */
export const recipientsOf = (about: Correspondence, chosen: readonly string[]): Participant[] | undefined => {
  const { known, hiddenEditors } = choicesFor(about);
  const found = new Map<string, Participant>();
  for (const id of chosen) {
    const people = id === theEditors ? hiddenEditors : known.filter(({ personId }) => personId === id);
    if (people.length === 0) return undefined;
    for (const one of people) found.set(one.personId, one);
  }
  return [...found.values()];
};

/** The part of a person in the article; who has left it since is known by none. */
export const partOf = ({ me, people }: Correspondence, person: string): Part | undefined =>
  person === me.personId ? me.part : people.find(({ personId }) => personId === person)?.part;
