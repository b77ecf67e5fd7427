import type { ReadFunding } from '@naskhah/modules/exchange';
import { doiOf } from './link.ts';
import { nameOf } from './names.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { children, descendants, type Element, keep } from './tree.ts';

const funderName = (source: Element | undefined): string | undefined => {
  const named = descendants(source, 'institution').map(textOf).filter(Boolean);
  return named.join(', ') || textOf(source) || undefined;
};

/** The Funder Registry's DOI, else whatever identifier was given. */
const funderId = (source: Element | undefined): string | undefined => {
  const raw = textOf(descendants(source, 'institution-id')[0]);
  return (doiOf(raw) ?? raw) || undefined;
};

const inGroup = (group: Element): ReadFunding[] => {
  keep(group);
  const sources = children(group, 'funding-source');
  const awards = children(group, 'award-id').map(textOf).filter(Boolean);
  const recipients = descendants(group, 'name', 'string-name').map((name) => nameOf(name).whole);
  const one = (source: Element | undefined, award: string | undefined): ReadFunding =>
    filled<ReadFunding>({ funder: funderName(source), funderId: funderId(source), award, recipients });
  if (awards.length === 0) return sources.map((source) => one(source, undefined));
  if (sources.length === awards.length) return sources.map((source, index) => one(source, awards[index]));
  return awards.map((award) => one(sources[0], award)).concat(sources.slice(1).map((source) => one(source, undefined)));
};

/** One entry for each award, and one for each funder without an award. */
export const fundingOf = (meta: Element | undefined): { funding: ReadFunding[]; statement: string | undefined } => {
  const groups = children(meta, 'funding-group');
  const statements = groups
    .flatMap((group) => children(group, 'funding-statement'))
    .map(take)
    .filter(Boolean);
  return {
    funding: groups.flatMap((group) => children(group, 'award-group')).flatMap(inGroup),
    statement: statements.join(' ') || undefined,
  };
};
