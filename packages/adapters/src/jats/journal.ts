import type { ReadJournal } from '@naskhah/modules/exchange';
import { filled, take, takeAttribute } from './take.ts';
import { attribute, child, children, descendants, type Element } from './tree.ts';

type Issn = ReadJournal['issns'][number];

const kindOf = (issn: Element): Issn['kind'] => {
  const tagged = `${attribute(issn, 'pub-type') ?? ''} ${attribute(issn, 'publication-format') ?? ''}`;
  if (/epub|electronic|online/.test(tagged)) return 'electronic';
  return /ppub|print/.test(tagged) ? 'print' : 'unknown';
};

const issnsOf = (meta: Element | undefined): Issn[] => [
  ...children(meta, 'issn').flatMap((issn) => {
    const value = take(issn);
    return value ? [{ value, kind: kindOf(issn) }] : [];
  }),
  ...children(meta, 'issn-l').flatMap((issn) => {
    const value = take(issn);
    return value ? [{ value, kind: 'linking' as const }] : [];
  }),
];

/** NLM 2.3 puts the titles directly below `journal-meta`, later versions into a group. */
export const journalOf = (front: Element | undefined): ReadJournal => {
  const meta = child(front, 'journal-meta');
  const named = (name: string): string[] =>
    descendants(meta, name)
      .map(take)
      .filter((title) => title !== undefined);
  const ids = children(meta, 'journal-id').map((id) => ({
    kind: takeAttribute(id, 'journal-id-type') ?? 'other',
    value: take(id) ?? '',
  }));
  const short = ids.find(({ kind }) => kind === 'iso-abbrev') ?? ids.find(({ kind }) => kind === 'nlm-ta');
  const titles = [...named('journal-title'), ...named('trans-title')];
  const publisher = child(meta, 'publisher');
  return filled<ReadJournal>({
    titles: titles.length > 0 || !short ? titles : [short.value],
    abbreviation: named('abbrev-journal-title')[0] ?? short?.value,
    issns: issnsOf(meta),
    publisher: take(child(publisher, 'publisher-name')),
    publisherPlace: take(child(publisher, 'publisher-loc')),
    ids,
  });
};
