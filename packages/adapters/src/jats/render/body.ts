import { escapeHtml } from '@naskhah/kernel/html';
import { flowing } from '../text.ts';
import { child, type Element, isElement } from '../tree.ts';
import type { Anchors } from './anchors.ts';
import { floats } from './float.ts';
import { formulas } from './formula.ts';
import { generatedWords } from './generated-words.ts';
import { headingOf } from './heading.ts';
import { tagIf } from './html.ts';
import { inline } from './inline.ts';
import { lists } from './list.ts';
import { notes } from './note.ts';
import { paragraphs } from './paragraph.ts';
import { bibliography } from './references.ts';
import { phrase, type Renderers, type Scene } from './scene.ts';
import { sections } from './section.ts';
import { tables } from './table.ts';

const renderers: Renderers = {
  ...sections,
  ...paragraphs,
  ...lists,
  ...tables,
  ...floats,
  ...formulas,
  ...notes,
  ...bibliography,
  ...inline,
};

const isBlock = (element: Element): boolean =>
  element.children.some((node) => isElement(node) && (node.name === 'p' || node.name === 'sec' || isBlock(node)));

/** An element that the reader does not know gives its words. */
const unknown = (element: Element, scene: Scene): string =>
  scene.phrasing || element.name.startsWith('tp:') || !isBlock(element)
    ? scene.inside(element, isBlock(element) ? scene : phrase(scene))
    : tagIf('div', scene.inside(element, scene));

const one = (element: Element, scene: Scene): string => {
  element.kept = true;
  return (Object.hasOwn(renderers, element.name) ? (renderers[element.name] ?? unknown) : unknown)(element, scene);
};

const inside = (element: Element, scene: Scene, without: readonly string[] = []): string => {
  let written = '';
  for (const node of element.children) {
    if (!isElement(node)) written += escapeHtml(flowing(node));
    else if (!without.includes(node.name)) written += one(node, scene);
  }
  return written;
};

export const sceneFor = (anchors: Anchors, language: string, level = 2): Scene => ({
  anchors,
  language,
  level,
  phrasing: false,
  display: false,
  inLink: false,
  inScroll: false,
  words: generatedWords(language),
  notes: [],
  one,
  inside,
});

const endNotes = (scene: Scene): string => {
  const heading = headingOf(escapeHtml(scene.words.notes), scene);
  return tagIf('section', scene.notes.length > 0 ? heading + scene.notes.join('') : '', {
    class: 'notes',
    role: 'doc-endnotes',
  });
};

/** A link whose target is not in the galley becomes its words. */
const withoutDeadLinks = (html: string, anchors: Anchors): string =>
  anchors.areAllWritten()
    ? html
    : html.replace(
        /<a class="xref[^"]*" href="#([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
        (link, anchor: string, words: string) => (anchors.isWritten(anchor) ? link : words),
      );

/**
 * The body, the matter behind it and the floating figures as HTML, to stand below an `h1`. Well-formed as XML too.
 * A translation without references of its own ends with those of the article that it translates.
 * Only elements and attributes of `html.ts` and `math.ts` are ever written, with all text escaped.
 */
export const renderBody = (article: Element, anchors: Anchors, language: string, references?: Element): string => {
  const scene = sceneFor(anchors, language);
  const part = (name: string): string => {
    const element = child(article, name);
    if (!element) return '';
    element.kept = true;
    return inside(element, scene, ['title', 'label']);
  };
  const body = part('body');
  const floating = part('floats-group') + part('floats-wrap');
  const notesOfBody = endNotes(scene);
  const back = part('back');
  const shared = references && body ? one(references, scene) : '';
  return withoutDeadLinks(body + floating + notesOfBody + back + shared, anchors).trim();
};
