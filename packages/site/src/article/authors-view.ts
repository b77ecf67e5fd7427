import type { PublicArticle, PublicContributor } from '@naskhah/modules/publishing';

export type AuthorView = {
  place: number;
  name: string;
  orcid: { href: string; verified: boolean } | undefined;
  mail: string | undefined;
  /** Written out, for few authors. */
  affiliations: string[];
  /** Their places in the common list, from 1, for many. */
  marks: number[];
};

export type AuthorsView = {
  authors: AuthorView[];
  affiliations: string[];
  /** Few are listed one by one; of many only the first names stand open. */
  layout: 'rows' | 'folded';
};

const rowsAtMost = 8;
export const namesOpen = 12;

const affiliationText = (one: PublicContributor['affiliations'][number]): string =>
  [one.department, one.organisation].filter(Boolean).join(', ');

const orcidHref = (orcid: string): string => (orcid.startsWith('http') ? orcid : `https://orcid.org/${orcid}`);

export const authorsView = ({ contributors }: PublicArticle): AuthorsView => {
  const places = new Map<string, number>();
  const authors = contributors.map((contributor, at): AuthorView => {
    const affiliations = contributor.affiliations.map(affiliationText).filter((text) => text !== '');
    for (const text of affiliations) if (!places.has(text)) places.set(text, places.size + 1);
    return {
      place: at + 1,
      name: contributor.name,
      orcid: contributor.orcid
        ? { href: orcidHref(contributor.orcid), verified: contributor.orcidVerified }
        : undefined,
      mail: contributor.email ?? undefined,
      affiliations,
      marks: affiliations.map((text) => places.get(text) ?? 0),
    };
  });
  return {
    authors,
    affiliations: [...places.keys()],
    layout: authors.length <= rowsAtMost ? 'rows' : 'folded',
  };
};
