import { escapeHtml } from '@naskhah/kernel/html';
import { languageOf } from '../language.ts';
import type { Element } from '../tree.ts';
import { below, headingOf, labelled } from './heading.ts';
import { tagIf } from './html.ts';
import type { Renderer, Renderers, Scene } from './scene.ts';

const header = ['title', 'label', 'sec-meta'] as const;

/** A part of the text with its heading; the generated one stands in where the file has none. */
const part =
  (className: string | undefined, generated: (scene: Scene) => string, role?: string): Renderer =>
  (element: Element, around) => {
    if (around.phrasing) return around.inside(element, around);
    const language = languageOf(element, around.language);
    const scene = { ...around, language };
    const id = scene.anchors.claim(element.attributes.id);
    const own = labelled(element, scene);
    const heading = headingOf(own || escapeHtml(generated(scene)), scene);
    const content = scene.inside(element, below(scene, heading), header);
    return tagIf('section', own || content.trim() ? heading + content : '', {
      id,
      class: className,
      role,
      lang: language === around.language ? undefined : language,
    });
  };

const none = (): string => '';

export const sections: Renderers = {
  sec: part(undefined, none),
  'tp:treatment-sec': part('treatment', none),
  'tp:taxon-treatment': part('treatment', none),
  ack: part('acknowledgements', ({ words }) => words.acknowledgements, 'doc-acknowledgments'),
  app: part('appendix', ({ words }) => words.appendix, 'doc-appendix'),
  'app-group': part(undefined, none),
  glossary: part('glossary', ({ words }) => words.glossary, 'doc-glossary'),
  notes: part('notes', none),
  bio: part('biography', none),
  'floats-group': part('floats', none),
  'fn-group': part('notes', ({ words }) => words.notes),
  'boxed-text': (element, scene) => {
    if (scene.phrasing) return scene.inside(element, scene);
    const heading = headingOf(labelled(element, scene), scene);
    const content = scene.inside(element, below(scene, heading), ['title', 'label']);
    return tagIf('aside', heading + content, { id: scene.anchors.claim(element.attributes.id), class: 'box' });
  },
};
