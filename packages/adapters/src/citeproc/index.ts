export { bibtex } from './bibtex.ts';
export { citation } from './citation.ts';
export { ris } from './ris.ts';
