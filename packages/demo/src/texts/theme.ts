/** The same text in the two languages of the portal. */
export type Words = { en: string; ms: string };

/** A line of research: what the articles about it say. `{place}`, `{n}`, `{p}` and `{q}` are put in for each article. */
export type Theme = {
  titles: readonly [Words, Words];
  background: Words;
  method: Words;
  result: Words;
  conclusion: Words;
  keywords: { en: readonly string[]; ms: readonly string[] };
  /** Where such a study can have been made. */
  places: readonly Words[];
  /** The ranges of the figures that stand for n, p and q. */
  /** No such work is older than this year. */
  since?: number;
  n: readonly [number, number];
  p: readonly [number, number];
  q: readonly [number, number];
};

/** What the articles of a field share. */
export type Field = {
  themes: readonly Theme[];
  /** Journals that its articles cite, all of them invented. */
  cited: readonly string[];
  reports: readonly Words[];
  measure: Words;
};
