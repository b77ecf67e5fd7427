import type { Element } from '../tree.ts';
import type { Anchors } from './anchors.ts';
import type { GeneratedWords } from './generated-words.ts';

/** What a renderer knows of its surroundings. */
export type Scene = {
  anchors: Anchors;
  /** The language of the text around. */
  language: string;
  /** The level that the next heading gets, 2 to 6. */
  level: number;
  /** Inside a paragraph or a heading only inline elements may stand. */
  phrasing: boolean;
  /** Inside a formula that stands on its own line. */
  display: boolean;
  /** Links do not nest. */
  inLink: boolean;
  /** Inside of something that moves sideways already. */
  inScroll: boolean;
  words: GeneratedWords;
  /** Notes from within the text, to stand at its end. */
  notes: string[];
  /** One element by its name. */
  one: Renderer;
  /** All that is inside of an element, leaving out some. */
  inside: (element: Element, scene: Scene, without?: readonly string[]) => string;
};

export type Renderer = (element: Element, scene: Scene) => string;

export type Renderers = Record<string, Renderer>;

export const phrase = (scene: Scene): Scene => (scene.phrasing ? scene : { ...scene, phrasing: true });

/** Where no word stands for a picture: in a title, and for what is no picture. */
export const withoutPictures = (scene: Scene): Scene => ({
  ...scene,
  words: { ...scene.words, missing: '', picture: '' },
});
