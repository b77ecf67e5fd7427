import { articleComponents } from '@naskhah/kernel/article-components';

const types = {
  manuscript: 'textTypes',
  'title-page': 'textTypes',
  figure: 'pictureTypes',
  table: 'tableTypes',
  supplementary: 'anyTypes',
} as const;

/** What a submission is made of, and the types that are taken for each. The server decides by content. */
export const components = articleComponents.map((component) => ({ ...component, types: types[component.value] }));

export type Component = (typeof components)[number];

const texts = '.pdf,.docx,.doc,.odt,.rtf,.tex,.md,.txt';
const pictures = '.png,.jpg,.jpeg,.tif,.tiff,.webp,.svg,.eps,.pdf';
const data = '.csv,.xlsx,.ods,.zip,.json';

/** For the chooser of the browser only. */
export const extensions = {
  textTypes: texts,
  pictureTypes: pictures,
  tableTypes: `${data},${texts}`,
  anyTypes: `${texts},${pictures},${data},.mp4,.mp3`,
} as const;
