import type { CslItem } from '@naskhah/modules/exchange';
import { describe, expect, it } from 'vitest';
import { ris } from './ris.ts';

const article: CslItem = {
  id: 'a',
  type: 'article-journal',
  title: 'Hutan <i>Shorea</i> &amp; api',
  'container-title': 'Jurnal Ekologi',
  author: [{ literal: 'Nor Azizah Mohd Yusof' }, { family: 'Lim', given: 'Wei Jian', suffix: 'Jr' }],
  issued: { 'date-parts': [[2026, 2]] },
  volume: '12',
  page: '211-229',
  DOI: '10.99999/jek.2026',
  abstract: 'One\nTY  - BOOK',
};

describe('a RIS record', () => {
  it('is one tag a line, from TY to ER', () => {
    expect(ris(article).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Nor Azizah Mohd Yusof',
      'AU  - Lim, Wei Jian, Jr',
      'TI  - Hutan Shorea & api',
      'T2  - Jurnal Ekologi',
      'PY  - 2026',
      'DA  - 2026/02//',
      'VL  - 12',
      'SP  - 211',
      'EP  - 229',
      'DO  - 10.99999/jek.2026',
      'UR  - https://doi.org/10.99999/jek.2026',
      'AB  - One TY - BOOK',
      'ER  - ',
      '',
    ]);
  });

  it('names the kind of work', () => {
    expect(ris({ ...article, type: 'thesis' })).toMatch(/^TY {2}- THES\r\n/);
    expect(ris({ ...article, type: 'dataset' })).toMatch(/^TY {2}- DATA\r\n/);
  });
});
