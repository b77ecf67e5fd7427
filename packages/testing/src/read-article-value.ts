import type { ReadAffiliation, ReadArticle, ReadContributor, ReadSubArticle } from '@naskhah/modules/exchange';

/** An author of a file of whom nothing but the name is said. */
export const readContributor = (change: Partial<ReadContributor> = {}): ReadContributor => ({
  kind: 'author',
  name: 'Aminah Yusof',
  isGroup: false,
  corresponding: false,
  deceased: false,
  equal: false,
  roles: [],
  credit: [],
  affiliations: [],
  ...change,
});

export const readAffiliation = (text: string, change: Partial<ReadAffiliation> = {}): ReadAffiliation => ({
  text,
  ...change,
});

export const readSubArticle = (change: Partial<ReadSubArticle> = {}): ReadSubArticle => ({
  kind: 'decision-letter',
  language: 'en',
  title: '',
  contributors: [],
  notes: [],
  body: '',
  ...change,
});

/** A file in which nothing stands but what is named. */
export const readArticle = (change: Partial<ReadArticle> = {}): ReadArticle => ({
  journal: { titles: [], issns: [], ids: [] },
  kind: 'research-article',
  language: 'en',
  ids: [],
  titles: [],
  contributors: [],
  abstracts: [],
  keywords: [],
  subjects: [],
  dates: { others: [] },
  place: {},
  licence: {},
  funding: [],
  notes: [],
  related: [],
  reviewed: [],
  references: [],
  subArticles: [],
  body: '',
  losses: {},
  ...change,
});
