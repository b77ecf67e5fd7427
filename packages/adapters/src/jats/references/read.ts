import type { CslItem, ReadReference, ReadReviewed } from '@naskhah/modules/exchange';
import type { Anchors } from '../render/anchors.ts';
import { filled } from '../take.ts';
import { textOf } from '../text.ts';
import { child, children, descendants, type Element, keep } from '../tree.ts';
import { citationsOf, citationText, isWritten, shownCitations } from './compose.ts';
import { itemOf } from './item.ts';

/** The tagged citation describes better; the written one fills what it lacks. */
const describe = (ref: Element, anchor: string): CslItem => {
  const citations = citationsOf(ref);
  const ranked = [...citations.filter((one) => !isWritten(one)), ...citations.filter(isWritten)];
  const items = ranked.map((citation) => itemOf(citation, anchor));
  const [best, ...others] = items;
  if (!best) return { id: anchor, type: 'document' };
  const isSame = citations.length > 1 && ranked.some((one) => !isWritten(one));
  return isSame ? Object.assign({}, ...others.reverse(), best) : best;
};

/** Written references often repeat their number: `1. `, `[1] `, `1 Lim`. */
const withoutLabel = (text: string, label: string): string => {
  const mark = label.replace(/[[\]().\s]/g, '');
  const lead = /^[[(]?([^\s.)\]]+)(?:[.)\]]+\s+|\s+(?=\p{Lu}))/u.exec(text);
  return mark && lead?.[1] === mark ? text.slice(lead[0].length) : text;
};

const readOne = (ref: Element, anchors: Anchors): ReadReference => {
  const label = textOf(child(ref, 'label'));
  const notes = children(ref, 'note', 'p').map(textOf);
  const written = [...shownCitations(ref).map(citationText), ...notes].filter(Boolean).join('; ');
  const anchor = ref.attributes.id ? anchors.of(ref.attributes.id) : anchors.fresh('reference');
  if (!ref.attributes.id) ref.attributes.id = anchor;
  const item = describe(ref, anchor);
  keep(ref);
  return filled<ReadReference>({ anchor, label: label || undefined, text: withoutLabel(written, label), item });
};

export const referencesOf = (article: Element, anchors: Anchors): ReadReference[] =>
  descendants(child(article, 'back'), 'ref-list')
    .flatMap((list) => descendants(list, 'ref'))
    .map((ref) => readOne(ref, anchors));

/** The book or other thing that the article is about. */
export const reviewedOf = (meta: Element | undefined): ReadReviewed[] =>
  children(meta, 'product').map((product, index) => {
    keep(product);
    return { text: citationText(product), item: itemOf(product, `product-${index + 1}`) };
  });
