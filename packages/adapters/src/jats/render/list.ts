import { child, children, type Element } from '../tree.ts';
import { inlineOf } from './heading.ts';
import { type HtmlAttributes, lead, tagIf } from './html.ts';
import type { Renderer, Renderers, Scene } from './scene.ts';

const markers: Record<string, string> = {
  order: '1',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

const item = (element: Element, scene: Scene): string => {
  element.kept = true;
  const label = inlineOf(child(element, 'label'), scene);
  const content = scene.inside(element, scene, ['label']);
  return tagIf('li', lead(label, content), { id: scene.anchors.claim(element.attributes.id) });
};

const list: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  element.kept = true;
  const items = children(element, 'list-item');
  const own = items.some((entry) => child(entry, 'label'));
  const type = own ? undefined : markers[element.attributes['list-type'] ?? ''];
  const plain = own || element.attributes['list-type'] === 'simple';
  const having: HtmlAttributes = {
    id: scene.anchors.claim(element.attributes.id),
    class: plain ? 'plain' : undefined,
    type,
  };
  const heading = tagIf('p', inlineOf(child(element, 'title'), scene), { class: 'list-title' });
  return heading + tagIf(type ? 'ol' : 'ul', items.map((entry) => item(entry, scene)).join(''), having);
};

const entry = (element: Element, scene: Scene): string => {
  element.kept = true;
  const term = inlineOf(child(element, 'term'), scene);
  const meanings = children(element, 'def').map((meaning) => tagIf('dd', scene.one(meaning, scene)));
  return tagIf('dt', term) + meanings.join('');
};

const definitions: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  element.kept = true;
  const heading = tagIf('p', inlineOf(child(element, 'title'), scene), { class: 'list-title' });
  const entries = children(element, 'def-item').map((one) => entry(one, scene));
  const nested = children(element, 'def-list').map((one) => scene.one(one, scene));
  return heading + tagIf('dl', entries.join('')) + nested.join('');
};

export const lists: Renderers = { list, 'def-list': definitions };
