import { articleComponents } from '@naskhah/kernel/article-components';
import type { Draft } from './draft.ts';

const types = {
  manuscript: 'textTypes',
  'title-page': 'textTypes',
  figure: 'pictureTypes',
  table: 'tableTypes',
  supplementary: 'anyTypes',
} as const;

/** What the journal takes of a submission, and the types that are taken for each. The server decides by content. */
export const componentsOf = ({ rules, files }: Pick<Draft, 'rules' | 'files'>) =>
  articleComponents
    // What was sent before the journal changed its mind is still shown, to be taken off.
    .filter(({ value }) => rules.components[value] !== 'off' || files.some(({ use }) => use === value))
    .map(({ value, many }) => ({ value, many, required: rules.components[value] === 'required', types: types[value] }));

export type Component = ReturnType<typeof componentsOf>[number];

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
