import { escapeHtml } from '@naskhah/kernel/html';
import { languageOf } from '../language.ts';
import { flowing, oneLine } from '../text.ts';
import { type Element, isElement } from '../tree.ts';
import { inlineOf } from './heading.ts';
import { direction, tag, tagIf } from './html.ts';
import { phrase, type Renderer, type Renderers, type Scene } from './scene.ts';

/** JATS lets these stand inside a paragraph; HTML does not, so the paragraph is closed before and opened again after. */
const breaking = new Set(
  `list def-list disp-quote disp-formula disp-formula-group fig fig-group table-wrap table-wrap-group boxed-text
   supplementary-material media verse-group speech statement preformat code graphic array chem-struct-wrap p sec
   question question-wrap answer explanation fn-group`.split(/\s+/),
);

const isBreaking = (node: Element | string, scene: Scene): boolean =>
  isElement(node) && breaking.has(node.name) && !(node.name === 'graphic' && scene.phrasing);

const paragraph: Renderer = (element, around) => {
  element.kept = true;
  const language = languageOf(element, around.language);
  const scene = { ...around, language };
  if (scene.phrasing) return ` ${scene.inside(element, scene)} `;
  const lang = language === around.language ? undefined : language;
  let id = scene.anchors.claim(element.attributes.id);
  let written = '';
  let run = '';
  const close = (): void => {
    const content = tagIf('p', run.trim(), { id, lang, dir: direction(run) });
    if (content) id = undefined;
    written += content;
    run = '';
  };
  for (const node of element.children) {
    if (isBreaking(node, scene) && isElement(node)) {
      close();
      written += scene.one(node, scene);
    } else run += isElement(node) ? scene.one(node, phrase(scene)) : escapeHtml(flowing(node));
  }
  close();
  return written;
};

const quote: Renderer = (element, scene) =>
  scene.phrasing
    ? scene.inside(element, scene)
    : tagIf('blockquote', scene.inside(element, scene), {
        id: scene.anchors.claim(element.attributes.id),
        lang: element.attributes['xml:lang'] ? languageOf(element, scene.language) : undefined,
      });

const line =
  (className: string): Renderer =>
  (element, scene) => {
    const content = inlineOf(element, scene);
    return scene.phrasing ? ` ${content} ` : tagIf('p', content, { class: className, dir: direction(content) });
  };

const box =
  (className: string): Renderer =>
  (element, scene) =>
    scene.phrasing
      ? scene.inside(element, scene)
      : tagIf('div', scene.inside(element, scene), {
          id: scene.anchors.claim(element.attributes.id),
          class: className,
        });

const verbatim: Renderer = (element, scene) => {
  const text = element.children
    .map((node) => (isElement(node) ? scene.one(node, phrase(scene)) : escapeHtml(node)))
    .join('');
  element.kept = true;
  return scene.phrasing ? tag('code', oneLine(text)) : tagIf('pre', text, { dir: direction(text) });
};

export const paragraphs: Renderers = {
  p: paragraph,
  'disp-quote': quote,
  attrib: line('attribution'),
  'verse-group': box('verse'),
  'verse-line': line('verse-line'),
  speech: box('speech'),
  speaker: line('speaker'),
  statement: box('statement'),
  'sig-block': box('signature'),
  sig: line('signature'),
  question: box('question'),
  answer: box('answer'),
  preformat: verbatim,
  code: verbatim,
  'tp:nomenclature': line('nomenclature'),
  title: line('title'),
  subtitle: line('subtitle'),
};
