import { escapeHtml } from '@naskhah/kernel/html';
import { oneLine, textOf } from '../text.ts';
import { child, type Element, keep } from '../tree.ts';
import { inlineOf } from './heading.ts';
import { scrolling, tag } from './html.ts';
import { math } from './math.ts';
import type { Renderer, Renderers, Scene } from './scene.ts';

/** TeX stays text; a whole document around a formula (as some exporters write it) is taken off. */
const tex = (element: Element): string => {
  keep(element);
  const source = textOf(element);
  const body = /\\begin\{document\}([\s\S]*)\\end\{document\}/.exec(source)?.[1] ?? source;
  return tag('code', escapeHtml(oneLine(body)), { class: 'tex' });
};

const missing = (scene: Scene): string => tag('span', `[${escapeHtml(scene.words.formula)}]`, { class: 'missing' });

const content = (element: Element, scene: Scene): string =>
  scene
    .inside(element, { ...scene, phrasing: true, words: { ...scene.words, picture: scene.words.formula } }, ['label'])
    .trim() || missing(scene);

/** As many signs fit on the narrowest screen: a stop for the keyboard at each short formula would only be in the way. */
const narrow = 24;

const display: Renderer = (element, scene) => {
  if (scene.phrasing) return content(element, scene);
  const label = inlineOf(child(element, 'label'), scene);
  const number = label && tag('span', label, { class: 'label' });
  const written = content(element, { ...scene, display: true });
  const isWide = written.replace(/<[^>]*>/g, '').length > narrow && !scene.inScroll;
  const name = [scene.words.formula, textOf(child(element, 'label'))].filter(Boolean).join(' ');
  const having = { id: scene.anchors.claim(element.attributes.id), class: 'formula' };
  return tag('div', written + number, isWide ? { ...scrolling, 'aria-label': name, ...having } : having);
};

export const formulas: Renderers = {
  'disp-formula': display,
  'inline-formula': (element, scene) => content(element, { ...scene, display: false }),
  'chem-struct': content,
  'tex-math': tex,
  'mml:math': (element, scene) => math(element, scene.display ? 'block' : 'inline'),
};
