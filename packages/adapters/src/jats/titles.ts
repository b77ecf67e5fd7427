import type { ReadTitle } from '@naskhah/modules/exchange';
import { languageOf } from './language.ts';
import { richText } from './rich-text.ts';
import { filled, take } from './take.ts';
import { child, children, type Element } from './tree.ts';

const title = (element: Element, subtitle: Element | undefined, language: string, translated: boolean): ReadTitle =>
  filled({ ...richText(element, language), language, subtitle: take(subtitle), translated });

/** The title, and its translations in both forms: a group of title and subtitle, or (NLM 2.3) the bare title. */
export const titlesOf = (meta: Element | undefined, language: string): ReadTitle[] => {
  const group = child(meta, 'title-group');
  const own = child(group, 'article-title');
  const first = own ? [title(own, child(group, 'subtitle'), languageOf(own, language), false)] : [];
  const grouped = children(group, 'trans-title-group').flatMap((one) => {
    const inner = child(one, 'trans-title');
    if (!inner) return [];
    return [title(inner, child(one, 'trans-subtitle'), languageOf(inner, languageOf(one, 'und')), true)];
  });
  const bare = children(group, 'trans-title').map((one) => title(one, undefined, languageOf(one, 'und'), true));
  return [...first, ...grouped, ...bare].filter(({ text }) => text !== '');
};

export const runningTitleOf = (meta: Element | undefined): string | undefined =>
  take(
    children(child(meta, 'title-group'), 'alt-title').find(({ attributes }) =>
      /running-?head|short|right-running/.test(attributes['alt-title-type'] ?? ''),
    ),
  );
