import { escapeHtml } from '@naskhah/kernel/html';
import { languageTag } from '../language.ts';
import { mailAddress, webAddress } from '../link.ts';
import { textOf } from '../text.ts';
import { attribute, type Element, elements } from '../tree.ts';
import { type HtmlName, tag, tagIf } from './html.ts';
import { phrase, type Renderer, type Renderers, type Scene } from './scene.ts';

/** Where a formatter put the words of an element on lines of their own, the line breaks are not part of them. */
const tight = (element: Element, content: string): string => {
  const [first, last] = [element.children[0], element.children.at(-1)];
  const opened = typeof first === 'string' && /^\s*\n/.test(first) ? content.trimStart() : content;
  return typeof last === 'string' && /\n\s*$/.test(last) ? opened.trimEnd() : opened;
};

const as =
  (name: HtmlName, className?: string): Renderer =>
  (element, scene) =>
    tagIf(name, tight(element, scene.inside(element, phrase(scene))), { class: className });

const link = (address: string | undefined, element: Element, scene: Scene): string => {
  const content = tight(element, scene.inside(element, { ...scene, phrasing: true, inLink: true }));
  if (!address || scene.inLink) return content;
  return tag('a', content.trim() ? content : tag('span', escapeHtml(address)), { href: address });
};

const external: Renderer = (element, scene) => {
  const target = attribute(element, 'xlink:href') ?? textOf(element);
  const isDoi = attribute(element, 'ext-link-type') === 'doi' || attribute(element, 'pub-id-type') === 'doi';
  return link(webAddress(isDoi && !target.includes(':') ? `doi:${target}` : target), element, scene);
};

const roles: Record<string, string> = { bibr: 'doc-biblioref', fn: 'doc-noteref', 'table-fn': 'doc-noteref' };

const crossReference: Renderer = (element, scene) => {
  const kind = (attribute(element, 'ref-type') ?? 'other').replace(/[^a-z-]/gi, '');
  const target = attribute(element, 'rid')?.split(/\s+/)[0];
  const content = tight(element, scene.inside(element, { ...scene, phrasing: true, inLink: true }));
  if (!target || scene.inLink || !content.trim()) return content;
  return tag('a', content, { class: `xref xref-${kind}`, href: `#${scene.anchors.of(target)}`, role: roles[kind] });
};

const inLanguage: Renderer = (element, scene) => {
  const own = attribute(element, 'xml:lang');
  const content = scene.inside(element, phrase(scene));
  return own ? tagIf('span', content, { lang: languageTag(own) }) : content;
};

export const inline: Renderers = {
  bold: as('b'),
  italic: as('i'),
  sub: as('sub'),
  sup: as('sup'),
  underline: as('u'),
  overline: as('span', 'overline'),
  strike: as('s'),
  monospace: as('code'),
  'inline-code': as('code'),
  sc: as('span', 'small-caps'),
  roman: as('span', 'roman'),
  'sans-serif': as('span', 'sans'),
  ruby: as('ruby'),
  rb: as('span'),
  rt: as('rt'),
  rp: as('rp'),
  etal: (element, scene) => scene.inside(element, phrase(scene)) || 'et al.',
  abbrev: inLanguage,
  'named-content': inLanguage,
  'styled-content': inLanguage,
  name: (element, scene) =>
    elements(element)
      .map((part) => scene.one(part, phrase(scene)).trim())
      .filter(Boolean)
      .join(' '),
  break: () => tag('br', ''),
  hr: (_, scene) => (scene.phrasing ? '' : tag('hr', '')),
  'ext-link': external,
  uri: external,
  'pub-id': external,
  'object-id': external,
  'self-uri': external,
  'related-article': external,
  'related-object': external,
  'inline-supplementary-material': external,
  email: (element, scene) => link(mailAddress(textOf(element)), element, scene),
  xref: crossReference,
};
