import { describe, expect, it } from 'vitest';
import { citationReference, citedWorks } from './citation-reference.ts';

const cited = (structured: Record<string, unknown> | null, doi: string | null = null) =>
  citationReference({ id: 'r', raw: 'Wong (2020). Light; trees.', doi, structured });

describe('a cited work for indexers', () => {
  it('is told in fields', () =>
    expect(
      cited(
        {
          type: 'article-journal',
          title: 'CO<sub>2</sub>; light',
          author: [{ family: 'Wong', given: 'S' }, { literal: 'Nor Azizah Mohd Yusof' }],
          'container-title': 'Trees',
          volume: '4',
          issue: 2,
          page: '11–19',
          issued: { 'date-parts': [[2020, 3]] },
        },
        '10.99999/light',
      ),
    ).toBe(
      'citation_title=CO2, light; citation_author=S Wong; citation_author=Nor Azizah Mohd Yusof; citation_journal_title=Trees; citation_volume=4; citation_issue=2; citation_firstpage=11; citation_lastpage=19; citation_publication_date=2020; citation_doi=10.99999/light',
    ));

  it('names the book that a chapter stands in', () =>
    expect(cited({ type: 'chapter', title: 'Peat', 'container-title': 'Swamps', publisher: 'UPM' })).toBe(
      'citation_title=Peat; citation_inbook_title=Swamps; citation_publisher=UPM',
    ));

  it('without fields is its DOI, else the line that was typed', () => {
    expect(cited(null, '10.99999/a;b')).toBe('citation_doi=10.99999/a,b');
    expect(cited(null)).toBe('Wong (2020). Light; trees.');
  });

  it('are told from the first, as far as the page has room', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      id: `${at}`,
      raw: `Wong, work ${at}`,
      doi: null,
      structured: null,
    }));
    const told = citedWorks(many);
    expect(citedWorks(many.slice(0, 3))).toEqual(['Wong, work 0', 'Wong, work 1', 'Wong, work 2']);
    expect(told).toEqual(many.slice(0, told.length).map(({ raw }) => raw));
    expect(told.join('').length).toBeLessThan(36_000);
    expect(told.length).toBeGreaterThan(500);
  });

  it.each([null, {}, { title: '' }, { title: 7.5e300, author: 'Wong', issued: 3 }, { author: [null], title: ' ' }])(
    'never fails, whatever was stored: %j',
    (structured) => expect(cited(structured)).toMatch(/^(Wong \(2020\)\. Light; trees\.|citation_title=7\.5e\+300)$/),
  );
});
