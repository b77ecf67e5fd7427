import { child, type Element } from '../tree.ts';
import { direction, type HtmlName, tag, tagIf } from './html.ts';
import { phrase, type Scene } from './scene.ts';

const names: HtmlName[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

export const headingOf = (content: string, scene: Scene, id?: string): string =>
  tagIf(names[Math.min(Math.max(scene.level, 2), 6) - 2] ?? 'h6', content, { id, dir: direction(content) });

export const inlineOf = (element: Element | undefined, scene: Scene): string => {
  if (!element) return '';
  element.kept = true;
  return scene.inside(element, phrase(scene)).trim();
};

/** `1.` and `Introduction` as one line. */
export const labelled = (element: Element, scene: Scene): string => {
  const label = inlineOf(child(element, 'label'), scene);
  const title = inlineOf(child(element, 'title'), scene);
  return [label && tag('span', label, { class: 'label' }), title].filter(Boolean).join(' ');
};

/** One level further down, when there was a heading. */
export const below = (scene: Scene, heading: string): Scene => (heading ? { ...scene, level: scene.level + 1 } : scene);
