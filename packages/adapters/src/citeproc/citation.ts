import type { CslItem, WriteCitation } from '@naskhah/modules/exchange';
import CSL from 'citeproc';
import { decodeHTML } from 'entities';
import { fromStyles, localeFor } from './locale.ts';

type Processor = (item: CslItem) => string;

const tags = { en: 'en-US', ms: 'ms-MY' } as const;

/** Only bibliographies are written here. Without the in-text form the processor has no names to tell apart: twice as fast. */
const bibliographyOf = (style: string): string =>
  fromStyles(`${style}.csl`).replace(
    /<citation[\s>][\s\S]*<\/citation>/,
    '<citation><layout><text variable="title"/></layout></citation>',
  );

/** One processor holds one item at a time; reading a style takes much longer than using it. */
const processorFor = (style: string, tag: string): Processor => {
  let current: CslItem | undefined;
  let count = 0;
  const engine = new CSL.Engine(
    { retrieveItem: () => ({ ...current, id: `item-${count}` }), retrieveLocale: localeFor },
    bibliographyOf(style),
    tag,
    true,
  );
  return (item) => {
    current = item;
    count += 1;
    engine.updateItems([`item-${count}`]);
    const written = engine.makeBibliography();
    return written ? (written[1][0] ?? '') : '';
  };
};

const processors = new Map<string, Processor>();

const processor = (style: string, tag: string): Processor => {
  const key = `${style} ${tag}`;
  const known = processors.get(key) ?? processorFor(style, tag);
  processors.set(key, known);
  return known;
};

/** Numbered styles put the number into a margin of its own; one citation alone has none. */
const withoutMargin = (entry: string): string => entry.replace(/<div class="csl-left-margin">[\s\S]*?<\/div>/, '');

/** The processor escapes all text; of its elements only those stay that a title may hold, without attributes. */
const safe = (entry: string): string =>
  entry
    .split(/(<[^>]*>)/)
    .map((part) =>
      !/^<.*>$/s.test(part) ? part.replaceAll('<', '&lt;') : /^<\/?(i|b|em|strong|sub|sup)>$/.test(part) ? part : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<"]+[^\s<".,;)\]]/g, (address) => `<a href="${address}">${address}</a>`);

const asText = (html: string): string => decodeHTML(html.replace(/<[^>]*>/g, ''));

export const citation: WriteCitation = (item, style, language) => {
  const html = safe(withoutMargin(processor(style, tags[language])(item)));
  return { html: linked(html), text: asText(html) };
};
