import type { ReadPlace, ReadRelated } from '@naskhah/modules/exchange';
import { doiOf } from './link.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { attribute, child, children, type Element, keep } from './tree.ts';

/** Volume, issue and pages; `00` stands for 'none' in some exports and is no issue. */
export const placeOf = (meta: Element | undefined): ReadPlace => {
  const number = (name: string): string | undefined => {
    const text = take(child(meta, name));
    return text && /^0+$/.test(text) ? undefined : text;
  };
  return filled<ReadPlace>({
    volume: number('volume'),
    issue: number('issue'),
    issueTitle: take(child(meta, 'issue-title')),
    firstPage: take(child(meta, 'fpage')),
    lastPage: take(child(meta, 'lpage')),
    elocation: take(child(meta, 'elocation-id')),
  });
};

/** Links to other articles: what was corrected or retracted, companions, comments. */
export const relatedOf = (meta: Element | undefined): ReadRelated[] =>
  children(meta, 'related-article', 'related-object').flatMap((element) => {
    const target = attribute(element, 'xlink:href') ?? textOf(element);
    const doi = doiOf(target);
    if (!target) return [];
    keep(element);
    const kind = attribute(element, 'related-article-type') ?? attribute(element, 'content-type') ?? 'related';
    const idKind = doi ? 'doi' : (attribute(element, 'ext-link-type') ?? 'uri');
    return [filled({ kind, idKind, id: doi ?? target, title: textOf(child(element, 'article-title')) || undefined })];
  });
