import type { Citations } from './pages/article/view-model.ts';

export type CitationFile = { body: string; headers: Record<string, string> };

const types = { bib: 'application/x-bibtex', ris: 'application/x-research-info-systems' };

/** What the address of a citation answers: the text for a reference manager, to be kept as a file. */
export const citationFile = (citations: Citations, format: 'bib' | 'ris'): CitationFile => ({
  body: format === 'bib' ? citations.bibtex : citations.ris,
  headers: {
    'content-type': `${types[format]}; charset=utf-8`,
    'content-disposition': `attachment; filename="citation.${format}"`,
    'x-content-type-options': 'nosniff',
  },
});
