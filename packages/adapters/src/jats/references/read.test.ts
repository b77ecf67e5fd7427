import type { ReadReference } from '@naskhah/modules/exchange';
import { describe, expect, it } from 'vitest';
import { readJats } from '../index.ts';
import { sampleArticle } from '../sample-article.ts';

const read = (ref: string): ReadReference | undefined => {
  const article = readJats(sampleArticle({ back: `<ref-list><ref id="B1">${ref}</ref></ref-list>` }), 'article.xml');
  if (!article.ok) throw new Error(article.defect.reason);
  return article.value.references[0];
};

const authors =
  '<person-group person-group-type="author"><name><surname>Adams</surname><given-names>IR</given-names></name><collab>Pasukan Paya</collab><etal/></person-group>';

describe('a reference', () => {
  it('made of fields becomes a readable line and an item', () => {
    const fields = `<year>1999</year><article-title>Peat <italic>and</italic> fire</article-title><source>J Cell Biol</source><volume>145</volume><issue>4</issue><fpage>809</fpage><lpage>823</lpage><pub-id pub-id-type="doi">10.1083/jcb.145.4.809</pub-id><pub-id pub-id-type="pmid">10330408</pub-id>`;
    expect(
      read(`<label>7</label><element-citation publication-type="journal">${authors}${fields}</element-citation>`),
    ).toEqual({
      anchor: 'B1',
      label: '7',
      text: 'Adams IR, Pasukan Paya, et al. (1999). Peat and fire. J Cell Biol 145(4): 809–823. https://doi.org/10.1083/jcb.145.4.809 PMID 10330408.',
      item: {
        id: 'B1',
        type: 'article-journal',
        title: 'Peat and fire',
        'container-title': 'J Cell Biol',
        author: [{ family: 'Adams', given: 'IR' }, { literal: 'Pasukan Paya' }],
        issued: { 'date-parts': [[1999]] },
        volume: '145',
        issue: '4',
        page: '809-823',
        DOI: '10.1083/jcb.145.4.809',
        PMID: '10330408',
      },
    });
  });

  it('with its own punctuation stays as written, without its repeated number', () => {
    const written = `<mixed-citation>3. <name><surname>Samet</surname><given-names>H</given-names></name> (<year>2006a</year>) <source>Data structures</source> , 3- 7. doi:10.1000/x(1).</mixed-citation>`;
    expect(read(`<label>3.</label>${written}`)).toMatchObject({
      text: 'Samet H (2006a) Data structures, 3-7. doi:10.1000/x(1).',
      item: { title: 'Data structures', issued: { 'date-parts': [[2006]] }, DOI: '10.1000/x(1)' },
    });
  });

  it('given in both ways takes the words of one and the fields of the other', () => {
    const both =
      '<mixed-citation>IPEA. Objetivos. 2019. <ext-link xlink:href="https://ipea.test/a">https://ipea.test/a</ext-link></mixed-citation><element-citation publication-type="webpage"><person-group><collab>IPEA</collab></person-group><article-title>Objetivos</article-title><year>2019</year><date-in-citation iso-8601-date="2024-02-08">cited</date-in-citation></element-citation>';
    expect(read(both)).toMatchObject({
      text: 'IPEA. Objetivos. 2019. https://ipea.test/a',
      item: {
        type: 'webpage',
        title: 'Objetivos',
        accessed: { 'date-parts': [[2024, 2, 8]] },
        URL: 'https://ipea.test/a',
      },
    });
  });

  it.each([
    [
      '<element-citation publication-type="book"><chapter-title>A</chapter-title><source>B</source></element-citation>',
      'chapter',
    ],
    ['<nlm-citation citation-type="book"><source>B</source></nlm-citation>', 'book'],
    ['<citation citation-type="thesis"><source>B</source></citation>', 'thesis'],
    ['<mixed-citation><source>B</source> <volume>3</volume></mixed-citation>', 'article-journal'],
    ['<mixed-citation>words only</mixed-citation>', 'document'],
  ])('is of a kind: %s', (citation, type) => expect(read(citation)?.item.type).toBe(type));
});
