import type { ReadText } from '@naskhah/modules/exchange';
import { Anchors } from './render/anchors.ts';
import { sceneFor } from './render/body.ts';
import { withoutPictures } from './render/scene.ts';
import { isNoteMark, oneLine, wordsOf } from './text.ts';
import { type Element, isElement, keep } from './tree.ts';

const withoutNotes = (element: Element): Element => ({
  ...element,
  children: element.children
    .filter((node) => !isElement(node) || !isNoteMark(node))
    .map((node) => (isElement(node) ? withoutNotes(node) : node)),
});

/** The words of a title: without the marks of its notes, and with inline markup only. */
export const richText = (element: Element, language: string): ReadText => {
  keep(element);
  const scene = { ...withoutPictures(sceneFor(new Anchors(), language)), phrasing: true, inLink: true };
  const html = oneLine(scene.inside(withoutNotes(element), scene));
  return { text: wordsOf(element), html };
};

/** Paragraphs and short sections, as in an abstract; headings start at the third level. */
export const richBlocks = (element: Element, language: string, without: readonly string[]): ReadText => {
  keep(element);
  const scene = { ...sceneFor(new Anchors(), language, 3), inLink: true, inScroll: true };
  const html = scene.inside(element, scene, without).trim();
  const rest = {
    ...element,
    children: element.children.filter((node) => !isElement(node) || !without.includes(node.name)),
  };
  return { text: wordsOf(rest), html };
};
