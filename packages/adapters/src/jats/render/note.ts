import { child, type Element } from '../tree.ts';
import { inlineOf } from './heading.ts';
import { lead, tag, tagIf } from './html.ts';
import type { Renderer, Renderers, Scene } from './scene.ts';

const note = (element: Element, scene: Scene, mark: string, id: string | undefined): string => {
  const content = scene.inside(element, { ...scene, phrasing: false, inLink: false }, ['label']);
  return tagIf('div', content.trim() && lead(mark, content), { id, class: 'note', role: 'doc-footnote' });
};

/** A note within a sentence leaves its mark there and moves to the end of the text. */
const footnote: Renderer = (element, scene) => {
  const label = inlineOf(child(element, 'label'), scene);
  if (!scene.phrasing) return note(element, scene, label, scene.anchors.claim(element.attributes.id));
  const mark = label || String(scene.notes.length + 1);
  const id = scene.anchors.claim(element.attributes.id) ?? scene.anchors.own('note');
  scene.notes.push('');
  scene.notes[scene.notes.length - 1] = note(element, scene, mark, id);
  const link = scene.inLink ? mark : tag('a', mark, { class: 'xref xref-fn', href: `#${id}`, role: 'doc-noteref' });
  return tag('sup', link);
};

export const notes: Renderers = { fn: footnote };
