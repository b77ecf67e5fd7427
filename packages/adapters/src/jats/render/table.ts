import { type Element, elements, isElement } from '../tree.ts';
import { fromCals } from './cals.ts';
import { direction, type HtmlName, scrolling, tag, tagIf } from './html.ts';
import type { Renderer, Renderers, Scene } from './scene.ts';

/** HTML limits of 4.9.11: at most 1,000 columns and 65,534 rows. */
const count = (raw: string | undefined, most: number): number | undefined => {
  const value = Number(raw);
  return Number.isInteger(value) && value > 1 ? Math.min(value, most) : undefined;
};

const alignment = (element: Element): string | undefined => {
  const align = element.attributes.align;
  return align && /^(left|right|center|justify|char)$/.test(align) ? `align-${align}` : undefined;
};

const cell = (element: Element, inHead: boolean, isFirst: boolean, scene: Scene): string => {
  element.kept = true;
  const content = scene.inside(element, scene).trim();
  // A header without words says nothing of its column or row.
  const name: HtmlName = content !== '' && (inHead || element.name === 'th') ? 'th' : 'td';
  return tag(name, content, {
    id: scene.anchors.claim(element.attributes.id),
    class: alignment(element),
    colspan: count(element.attributes.colspan, 1000),
    rowspan: count(element.attributes.rowspan, 65534),
    scope: name === 'td' ? undefined : inHead ? 'col' : isFirst ? 'row' : undefined,
    dir: direction(content),
  });
};

const row = (element: Element, inHead: boolean, scene: Scene): string => {
  element.kept = true;
  const cells = elements(element).filter(({ name }) => name === 'td' || name === 'th');
  return tagIf('tr', cells.map((one, index) => cell(one, inHead, index === 0, scene)).join(''));
};

const group = (element: Element, scene: Scene): string => {
  const name = element.name;
  if (name === 'tr') return row(element, false, scene);
  if (name !== 'thead' && name !== 'tbody' && name !== 'tfoot') return '';
  element.kept = true;
  const rows = elements(element).filter((inner) => inner.name === 'tr');
  return tagIf(name, rows.map((one) => row(one, name === 'thead', scene)).join(''));
};

/** A table outside of a figure moves by itself. */
const moving = (table: string, { inScroll, words }: Scene): string =>
  inScroll ? table : tagIf('div', table, { ...scrolling, 'aria-label': words.table });

/** Full table markup with its spans; what may not stand in a table is left out and so counted as lost. */
const table: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  element.kept = true;
  const parts = elements(fromCals(element) ?? element);
  const head = parts.filter(({ name }) => name === 'thead');
  const rest = parts.filter(({ name }) => name !== 'thead');
  const inner = { ...scene, phrasing: false, inScroll: true };
  return moving(tagIf('table', [...head, ...rest].map((part) => group(part, inner)).join('')), scene);
};

/** An array is a table without heads, which may hold its rows directly. */
const array: Renderer = (element, scene) => {
  if (scene.phrasing) return scene.inside(element, scene);
  element.kept = true;
  const [first] = element.children.filter(isElement);
  if (first?.name !== 'tbody') return tagIf('div', scene.inside(element, scene), { class: 'array' });
  return moving(tagIf('table', group(first, { ...scene, inScroll: true }), { class: 'array' }), scene);
};

export const tables: Renderers = { table, 'oasis:table': table, array };
