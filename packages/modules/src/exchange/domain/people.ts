import type { ContributorAffiliation } from '@naskhah/kernel/documents';

import type { ContributorInput, ReadAffiliation, ReadArticle, ReadContributor } from '../ports.ts';

/** The whole line says more than its parts, and is what readers know; the department stands apart where it is tagged. */
const organisationOf = ({ text, division }: ReadAffiliation): string => {
  if (!division || !text.startsWith(division)) return text;
  const rest = text.slice(division.length);
  const organisation = rest.replace(/^[\s,;]+/, '');
  return organisation === '' || organisation === rest ? text : organisation;
};

const affiliation = (one: ReadAffiliation): ContributorAffiliation => {
  const country = one.countryCode ?? one.country;
  return {
    organisation: organisationOf(one),
    ...(one.division && { department: one.division }),
    ...(country && { country }),
    ...(one.ror && { ror: one.ror }),
  };
};

/** The value of the list of roles behind the taxonomy's name: 'Writing – review & editing' is `writing-review-editing`. */
const creditValue = (role: string): string =>
  role
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

export const isAuthor = (one: ReadContributor): boolean => one.kind === 'author';

/** The authors in their order; editors and other hands that a file names are not contributors of the article. */
export const contributorsOf = (article: ReadArticle, newId: () => string): ContributorInput[] =>
  article.contributors.filter(isAuthor).map((one) => ({
    id: newId(),
    type: one.isGroup ? 'organisation' : 'person',
    name: one.name,
    given: one.given ?? null,
    family: one.surname ?? null,
    email: one.email ?? null,
    orcid: one.orcid ?? null,
    corresponding: one.corresponding,
    affiliations: one.affiliations.map(affiliation),
    credit: one.credit.map(({ name, degree }) => ({ role: creditValue(name), ...(degree && { degree }) })),
  }));
