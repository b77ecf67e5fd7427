import { escapeHtml } from '@naskhah/kernel/html';
import { webAddress } from '../link.ts';
import { textOf } from '../text.ts';
import { attribute, child, children, type Element, elements, keep } from '../tree.ts';
import { inlineOf } from './heading.ts';
import { direction, scrolling, tag, tagIf } from './html.ts';
import { phrase, type Renderer, type Renderers, type Scene, withoutPictures } from './scene.ts';

const captionParts = ['label', 'caption', 'object-id', 'alt-text', 'long-desc', 'table-wrap-foot'] as const;

/** The number and title in one strong line, the explanation below it. */
const captionOf = (element: Element, scene: Scene): string => {
  const caption = child(element, 'caption');
  if (caption) caption.kept = true;
  const label = inlineOf(child(element, 'label'), scene);
  const title = inlineOf(child(caption, 'title'), scene);
  const line = [label && tag('b', label, { class: 'label' }), title && tag('b', title)].filter(Boolean).join(' ');
  const rest = caption ? scene.inside(caption, scene, ['title']) : '';
  return tagIf('p', line, { class: 'caption-title', dir: direction(line) }) + rest;
};

/** Pictures are not part of the file: their description stands for them. */
const described = (element: Element, scene: Scene): string =>
  children(element, 'alt-text', 'long-desc')
    .map((text) => tagIf('p', inlineOf(text, scene), { class: 'description' }))
    .join('');

const identifiers = (element: Element, scene: Scene): string =>
  children(element, 'object-id')
    .map((id) => tagIf('p', scene.one(id, phrase(scene)), { class: 'identifier' }))
    .join('');

const figure =
  (className: string): Renderer =>
  (element, scene) => {
    if (scene.phrasing) return scene.inside(element, scene);
    const id = scene.anchors.claim(element.attributes.id);
    const caption = captionOf(element, scene);
    const captionId = caption ? scene.anchors.own(`${id ?? className}-caption`) : undefined;
    const content = scene.inside(element, { ...scene, inScroll: true }, captionParts);
    const named = captionId ? { 'aria-labelledby': captionId } : { 'aria-label': scene.words.table };
    const body = content.includes('<table') ? tag('div', content, { ...scrolling, ...named }) : content;
    const foot = children(element, 'table-wrap-foot').map((part) => scene.one(part, scene));
    const below = foot.join('') + described(element, scene) + identifiers(element, scene);
    return tagIf('figure', tagIf('figcaption', caption, { id: captionId }) + body + below, { id, class: className });
  };

const grouped =
  (className: string): Renderer =>
  (element, scene) => {
    if (scene.phrasing) return scene.inside(element, scene);
    const caption = captionOf(element, scene);
    const content = scene.inside(element, scene, captionParts);
    const having = { id: scene.anchors.claim(element.attributes.id), class: className };
    return tagIf('div', caption + content + described(element, scene), having);
  };

const supplement: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  const caption = captionOf(element, scene) || tag('p', escapeHtml(scene.words.supplement), { class: 'caption-title' });
  const address = webAddress(attribute(element, 'xlink:href'));
  const link = address ? tag('p', tag('a', escapeHtml(address.replace(/^https?:\/\//, '')), { href: address })) : '';
  const content = scene.inside(element, scene, captionParts);
  const having = { id: scene.anchors.claim(element.attributes.id), class: 'supplement' };
  return tag('div', caption + content + link + identifiers(element, scene), having);
};

/** Of several forms of the same thing the one that a page can show; the others are no loss. */
const alternatives: Renderer = (element, scene) => {
  const best =
    child(element, 'mml:math') ??
    child(element, 'tex-math') ??
    child(element, 'table', 'oasis:table', 'array') ??
    child(element, 'textual-form', 'code', 'preformat', 'chem-struct');
  if (!best) {
    const forms = elements(element).map((one) => scene.one(one, scene));
    return forms.reduce((longest, form) => (form.length > longest.length ? form : longest), '');
  }
  keep(element);
  return scene.one(best, scene);
};

/** Readers are told that a picture stood here. */
const lost = (name: 'p' | 'span', word: string): string => tagIf(name, escapeHtml(word), { class: 'missing' });

/** The place of a picture: a word that it is missing, and its description if it has one. The picture itself is counted as lost. */
const picture: Renderer = (element, around) => {
  const scene = /media$/.test(element.name) ? withoutPictures(around) : around;
  const text = textOf(child(element, 'alt-text')) || textOf(child(element, 'long-desc'));
  for (const words of children(element, 'alt-text', 'long-desc')) keep(words);
  const content = tagIf('span', escapeHtml(text), { class: 'description' });
  const caption = scene.phrasing ? '' : captionOf(element, scene);
  element.kept = false;
  if (scene.phrasing) return content || lost('span', scene.words.picture && `[${scene.words.picture}]`);
  return tagIf('div', caption + lost('p', scene.words.missing) + content, { class: 'picture' });
};

export const floats: Renderers = {
  fig: figure('figure'),
  'chem-struct-wrap': figure('figure'),
  'table-wrap': figure('table'),
  'fig-group': grouped('figures'),
  'table-wrap-group': grouped('tables'),
  'table-wrap-foot': grouped('table-notes'),
  'supplementary-material': supplement,
  alternatives,
  graphic: picture,
  'inline-graphic': picture,
  media: picture,
  'inline-media': picture,
  'private-char': picture,
  'question-wrap': grouped('question'),
};
