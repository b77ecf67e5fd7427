import { escapeHtml } from '@naskhah/kernel/html';
import { doiAddress } from '../link.ts';
import { citationText, isWritten, shownCitations } from '../references/compose.ts';
import { identifiersOf } from '../references/identifiers.ts';
import { child, children, type Element } from '../tree.ts';
import { headingOf, inlineOf } from './heading.ts';
import { direction, tag, tagIf } from './html.ts';
import { phrase, type Renderer, type Renderers, type Scene } from './scene.ts';

const citation: Renderer = (element, scene) => {
  const content = isWritten(element) ? scene.inside(element, phrase(scene)).trim() : escapeHtml(citationText(element));
  if (scene.inLink || content.includes('href="https://doi.org/')) return content;
  const { DOI } = identifiersOf(element);
  if (!DOI) return content;
  const shown = escapeHtml(`https://doi.org/${DOI}`);
  const link = tag('a', shown, { href: doiAddress(DOI) });
  return content.includes(shown) ? content.replace(shown, () => link) : `${content} ${link}`;
};

const entry = (ref: Element, scene: Scene): string => {
  const label = inlineOf(child(ref, 'label'), scene);
  const notes = children(ref, 'note', 'p').map((note) => inlineOf(note, scene));
  const content = [...shownCitations(ref).map((one) => citation(one, scene)), ...notes].filter(Boolean).join('; ');
  const mark = label && `${tag('span', label, { class: 'label' })} `;
  const having = { id: scene.anchors.claim(ref.attributes.id), dir: direction(content) };
  return tagIf('li', content && mark + content, having);
};

const list: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  const title = inlineOf(child(element, 'title'), scene) || escapeHtml(scene.words.references);
  const refs = children(element, 'ref');
  const numbered = refs.some((ref) => child(ref, 'label'));
  const items = refs.map((ref) => entry(ref, scene)).join('');
  const below = { ...scene, level: scene.level + 1 };
  const content =
    scene.inside(element, below, ['ref', 'title', 'label']) +
    tagIf(numbered ? 'ul' : 'ol', items, { class: 'references' });
  const heading = headingOf(title, scene);
  return tagIf('section', content.trim() && heading + content, {
    id: scene.anchors.own('references'),
    class: 'bibliography',
    role: 'doc-bibliography',
  });
};

export const bibliography: Renderers = {
  'ref-list': list,
  'mixed-citation': citation,
  'element-citation': citation,
  'nlm-citation': citation,
  citation,
  product: (element, scene) => tagIf(scene.phrasing ? 'span' : 'p', citation(element, scene)),
};
