import type { CslItem } from '@naskhah/modules/exchange';
import { describe, expect, it } from 'vitest';
import { bibtex, bibtexKey } from './bibtex.ts';

const item = (fields: Partial<CslItem>): CslItem => ({ id: 'a', type: 'article-journal', title: 'Paya', ...fields });

describe('a BibTeX entry', () => {
  it('holds the fields of an article', () => {
    const written = bibtex(
      item({
        title: 'Pemulihan <i>Shorea</i> & DNA 50% di Pekan',
        'container-title': 'Jurnal Ekologi',
        author: [{ literal: 'Nor Azizah Mohd Yusof' }, { family: 'Lim', given: 'Wei Jian', suffix: 'Jr' }],
        issued: { 'date-parts': [[2026, 12, 1]] },
        volume: '12',
        issue: '4',
        page: '211-229',
        DOI: '10.99999/jek_2026',
      }),
    );
    expect(written).toBe(`@article{yusof2026pemulihan,
  author = {{Nor Azizah Mohd Yusof} and Lim, Jr, Wei Jian},
  title = {Pemulihan \\textit{Shorea} \\& {DNA} 50\\% di Pekan},
  journal = {Jurnal Ekologi},
  year = {2026},
  volume = {12},
  number = {4},
  pages = {211--229},
  doi = {10.99999/jek_2026},
  url = {https://doi.org/10.99999/jek_2026},
  month = dec,
}
`);
  });

  it.each([
    ['chapter', 'incollection', 'booktitle'],
    ['paper-conference', 'inproceedings', 'booktitle'],
    ['webpage', 'misc', 'howpublished'],
  ] as const)('calls a %s @%s and its container %s', (type, entry, field) => {
    const written = bibtex(item({ type, 'container-title': 'Buku' }));
    expect(written).toMatch(new RegExp(`^@${entry}\\{`));
    expect(written).toContain(`${field} = {Buku}`);
  });

  it('names the school of a thesis and the institution of a report', () => {
    expect(bibtex(item({ type: 'thesis', publisher: 'UPM' }))).toContain('school = {UPM}');
    expect(bibtex(item({ type: 'report', publisher: 'FRIM' }))).toContain('institution = {FRIM}');
  });

  it('cannot be broken by the signs of TeX', () => {
    const written = bibtex(item({ title: '} @evil{x, \\input{y} $ # _ ~ ^', publisher: 'a}\nb', DOI: '10.1/x}y' }));
    const unescaped = written.replace(/\\[{}]/g, '');
    expect(unescaped.split('{').length).toBe(unescaped.split('}').length);
    expect(written).toContain('\\textbackslash{}input\\{y\\}');
    expect(written).toContain('publisher = {a\\} b}');
    expect(written).toContain('doi = {10.1/x%7Dy}');
  });

  it('has a key of plain letters even without author or date', () => {
    expect(bibtexKey(item({ title: 'Étude sur la forêt' }))).toBe('anonymousetude');
  });
});
