import type { PublicArticle } from '@naskhah/modules/publishing';

type Reference = PublicArticle['references'][number];

/** A semicolon would begin the next field. */
const plain = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number'
    ? String(text)
        .replace(/<\/?(?:i|b|em|strong|sub|sup)>/g, '')
        .replaceAll(';', ',')
        .trim()
    : '';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const nameOf = (one: unknown): string => {
  const { family, given, literal } = (one ?? {}) as Record<string, unknown>;
  return plain(literal) || [plain(given), plain(family)].filter(Boolean).join(' ');
};

const yearOf = (issued: unknown): string => {
  const parts = list(list((issued as Record<string, unknown> | null)?.['date-parts'])[0]);
  return plain(parts[0]);
};

/**
 * One cited work for indexers, as Google Scholar's guidelines write it: `citation_title=…; citation_author=…`, from its fields where
 * there are any, else by its DOI, else as the line that was typed.
 */
export const citationReference = ({ raw, doi, structured }: Reference): string => {
  const item = structured ?? {};
  const title = plain(item.title);
  if (!title) return doi ? `citation_doi=${plain(doi)}` : raw;
  const [first, last] = plain(item.page).split(/\s*[-–—]\s*/);
  const fields: [string, string | undefined][] = [
    ['title', title],
    ...list(item.author).map((one): [string, string] => ['author', nameOf(one)]),
    [item.type === 'article-journal' ? 'journal_title' : 'inbook_title', plain(item['container-title'])],
    ['publisher', plain(item.publisher)],
    ['volume', plain(item.volume)],
    ['issue', plain(item.issue)],
    ['firstpage', first],
    ['lastpage', last],
    ['publication_date', yearOf(item.issued)],
    ['doi', plain(doi)],
  ];
  return fields.flatMap(([name, value]) => (value ? [`citation_${name}=${value}`] : [])).join('; ');
};

/** The whole page may weigh 200 kB with 500 references: this much of it is for indexers, some 150 works told in all fields. */
const room = 36_000;
const tagAround = 45;

/** What is cited, from the first, as far as there is room. */
export const citedWorks = (references: readonly Reference[]): string[] => {
  let left = room;
  const told: string[] = [];
  for (const reference of references) {
    const one = citationReference(reference);
    left -= one.length + tagAround;
    if (left < 0) return told;
    told.push(one);
  }
  return told;
};
