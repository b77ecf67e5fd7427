import type { CslItem } from '@naskhah/modules/exchange';
import { describe, expect, it } from 'vitest';
import { citation } from './citation.ts';

const article: CslItem = {
  id: 'a',
  type: 'article-journal',
  title: 'Pemulihan hutan <i>Shorea</i> & gambut di Pekan',
  'container-title': 'Jurnal Ekologi Khatulistiwa',
  author: [{ literal: 'Nor Azizah Mohd Yusof' }, { family: 'Lim', given: 'Wei Jian' }, { literal: 'Rosli Ibrahim' }],
  issued: { 'date-parts': [[2026, 12, 1]] },
  volume: '12',
  issue: '4',
  page: '211-229',
  DOI: '10.99999/jek.2026.0143',
};

const chapter: CslItem = {
  id: 'c',
  type: 'chapter',
  title: 'Api',
  'container-title': 'Paya',
  author: [{ family: 'Tan', given: 'B.' }],
  editor: [{ family: 'de Souza', given: 'Ana' }],
  publisher: 'UM Press',
  page: '1-20',
};

const page: CslItem = {
  id: 'w',
  type: 'webpage',
  title: 'Objetivos',
  author: [{ literal: 'IPEA' }],
  issued: { 'date-parts': [[2019]] },
  accessed: { 'date-parts': [[2024, 8, 8]] },
  URL: 'https://www.ipea.test/ods?a=1&b=2',
};

describe('how to cite', () => {
  it('follows APA, and leaves a name without a family name whole', () => {
    expect(citation(article, 'apa', 'en').text).toBe(
      'Nor Azizah Mohd Yusof, Lim, W. J., & Rosli Ibrahim. (2026). Pemulihan hutan Shorea & gambut di Pekan. Jurnal Ekologi Khatulistiwa, 12(4), 211–229. https://doi.org/10.99999/jek.2026.0143',
    );
  });

  it('follows Vancouver, without a number before it', () => {
    expect(citation(article, 'vancouver', 'en').text).toBe(
      'Nor Azizah Mohd Yusof, Lim WJ, Rosli Ibrahim. Pemulihan hutan Shorea & gambut di Pekan. Jurnal Ekologi Khatulistiwa. 2026 Dec 1;12(4):211–29.',
    );
  });

  it('uses Malay terms and months in Malay', () => {
    expect(citation(chapter, 'apa', 'ms').text).toBe(
      'Tan, B. (t.t.). Api. Dalam A. de Souza (Peny.), Paya (hlm. 1–20). UM Press.',
    );
    expect(citation(page, 'vancouver', 'ms').text).toBe(
      'IPEA. Objetivos [Internet]. 2019 [dipetik 8 Ogos 2024]. Boleh dicapai daripada: https://www.ipea.test/ods?a=1&b=2',
    );
    expect(citation(chapter, 'apa', 'en').text).toContain('In A. de Souza (Ed.)');
  });

  it('keeps emphasis and links in HTML, and nothing else', () => {
    expect(citation(article, 'apa', 'en').html).toContain(
      'hutan <i>Shorea</i> &#38; gambut di Pekan. <i>Jurnal Ekologi Khatulistiwa</i>, <i>12</i>(4), 211–229. <a href="https://doi.org/10.99999/jek.2026.0143">',
    );
    const hostile = '<script>alert(1)</script><b onclick="x">B</b> "<i>q</i>';
    const { html } = citation({ ...article, title: hostile, URL: 'javascript:alert(1)' }, 'apa', 'en');
    expect(html).not.toMatch(/<(?!\/?(?:i|b|sub|sup|em|strong)>|a href="https?:|\/a>)/);
  });

  it('takes less than 5 ms of processor time each once the style is read', () => {
    for (let count = 0; count < 50; count++) citation(article, 'apa', 'en');
    // The best of several batches: other tests share the processor.
    const batches = Array.from({ length: 5 }, (_, batch) => {
      const start = process.cpuUsage();
      for (let count = 0; count < 40; count++) citation({ ...article, volume: `${batch}.${count}` }, 'apa', 'en');
      return process.cpuUsage(start).user / 1000 / 40;
    });
    expect(Math.min(...batches)).toBeLessThan(5);
  });
});
