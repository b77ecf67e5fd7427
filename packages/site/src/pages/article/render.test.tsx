import { gzipSync } from 'node:zlib';
import type { PublicArticle } from '@naskhah/modules/publishing';
import { aPublicArticle, aPublicJournal } from '@naskhah/testing/public-article-value';
import { surroundingsIn } from '@naskhah/testing/site-surroundings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stylesheet } from '../../styles/stylesheet.ts';
import { renderArticle } from './render.tsx';

const citations = {
  apa: 'Azizah (2026). <i>JEK</i>.',
  vancouver: '1. Azizah.',
  bibtex: '@article{a}',
  ris: 'TY  - JOUR',
};

const rendered = (changes: Partial<PublicArticle> = {}, language: 'en' | 'ms' = 'en') =>
  renderArticle({ page: 'article', data: aPublicArticle(changes), citations }, surroundingsIn(language));
const html = (changes: Partial<PublicArticle> = {}, language: 'en' | 'ms' = 'en') => rendered(changes, language).html;

const reference = (place: number) => ({
  id: `${place}`,
  raw: `Nor Azizah Mohd Yusof, & Rosli Ibrahim. (2019). Kebakaran gambut dan pemulihan hutan di Pahang, jilid ${place}. Jurnal Ekologi Khatulistiwa, 5(2), 88–104.`,
  doi: `10.99999/jek.2019.${place}`,
  structured: null,
});
const references = (count: number) => Array.from({ length: count }, (_, at) => reference(at));
const weight = (count: number) => Buffer.byteLength(html({ references: references(count) })) + stylesheet.body.length;

describe('the page of an article', () => {
  it('carries no script that runs, no inline style, and a policy that allows neither', () => {
    const page = rendered({ references: references(3) });
    expect(page.html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page.html).not.toMatch(/ style="| on\w+="|undefined|\[object/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/=]+';/);
    expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  });

  it('tells indexers who, what, where and when', () => {
    for (const meta of [
      ['citation_title', 'Pemulihan hutan paya gambut'],
      ['citation_author', 'Nor Azizah Mohd Yusof'],
      ['citation_author_institution', 'Universiti Putra Malaysia'],
      ['citation_publication_date', '2026/12/01'],
      ['citation_volume', '12'],
      ['citation_firstpage', '211'],
      ['citation_lastpage', '229'],
      ['citation_issn', '2785-0420'],
      ['DC.identifier', 'doi:10.99999/jek.2026.0143'],
    ])
      expect(html()).toContain(`<meta name="${meta[0]}" content="${meta[1]}">`);
    expect(html()).toMatch(
      /<meta name="citation_pdf_url" content="https:\/\/sites\.test\/j\/jek\/article\/[\w-]+\/galley\/[\w-]+">/,
    );
  });

  it('has the abstract alone, its headings as headings, and further ones apart: of readers and of indexers', () => {
    const abstract = { en: '<b>Aim</b>\n\nTo <b>see</b>.' };
    const furtherAbstracts = [
      { language: 'en', kind: 'summary', title: 'Author Summary', text: 'Easily said.' },
      { language: 'es', kind: 'graphical', text: 'Dibujo.' },
    ];
    const page = html({ language: 'en', abstract, furtherAbstracts });
    expect(page).toContain('<h3>Aim</h3><p>To <b>see</b>.</p>');
    expect(page).toMatch(
      /<h2 id="abstract-more-1" lang="en">Author Summary<\/h2><div class="read" lang="en"><p>Easily said/,
    );
    expect(page).toMatch(/<h2 id="abstract-more-2">Graphical abstract<\/h2><div class="read" lang="es"><p>Dibujo/);
    expect(page).toContain('<meta name="DC.description" content="Aim To see.">');
    expect(page.slice(0, page.indexOf('<body'))).not.toMatch(/Easily|Dibujo/);
  });

  it('lists for indexers what is cited, and an invented abbreviation to nobody', () => {
    const journal = aPublicJournal({ abbreviation: '' });
    const page = html({ references: references(2), journal });
    expect(page.match(/<meta name="citation_reference" content="citation_doi=10/g)).toHaveLength(2);
    expect(page).not.toContain('citation_journal_abbrev');
  });

  it('says whose the copyright is where no licence is named', () =>
    expect(html({ licenseUrl: null, copyright: '© 2019 UPM' })).toContain('<p class="sm">© 2019 UPM</p>'));

  it('says who did what, and how much of it, where the authors said so', () => {
    const [one] = aPublicArticle().contributors;
    if (!one) throw new Error('the article has no author');
    const credit = [{ role: 'software', degree: 'lead' as const }, { role: 'validation' }, { role: 'cooking' }];
    const contributors = [
      { ...one, name: 'Lim Wei Jian', credit },
      { ...one, name: 'Nor Azizah', credit: [] },
    ];
    expect(html({ contributors })).toContain('<dd>Lim Wei Jian: Software (lead), Validation</dd>');
    expect(html({ contributors }, 'ms')).toContain('<dd>Lim Wei Jian: Perisian (utama), Pengesahan</dd>');
    expect(html()).not.toContain('CRediT');
  });

  it('holds its description as ScholarlyArticle, which no title can break out of', () => {
    const title = '</script><script>alert(1)</script><!-- "';
    const page = html({ title: { ms: title } });
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ '@type': 'ScholarlyArticle', headline: title, pageStart: '211' });
    expect(page).not.toContain('<script>alert');
  });

  it('lets no text become an element, whatever it holds', () => {
    const hostile = fc.array(
      fc.constantFrom('<', '>', '"', "'", '&', 'i', 'b', '/', ' onload=', 'img src=x', '</i>', '<sub>', '\u0000'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = `X${parts.join('')}`;
        const page = html({
          title: { ms: text },
          copyright: text,
          references: [{ id: '1', raw: text, doi: null, structured: null }],
        });
        // What stands inside quotes is a value; what is left are elements and the names of their attributes.
        expect(page.replace(/="[^"]*"/g, '')).not.toMatch(/<img|<[a-z][^>]* onload/);
      }),
      { numRuns: 60 },
    );
  });

  it('names both languages of the page, and its address in English as the default', () => {
    expect(html()).toMatch(/<link rel="canonical" href="https:\/\/sites\.test\/j\/jek\/article\/[\w-]+">/);
    expect(html({}, 'ms')).toMatch(/<html lang="ms"/);
    expect(html({}, 'ms')).toMatch(/<link rel="canonical" href="[^"]+\?lang=ms">/);
    expect(html()).toMatch(/hreflang="ms" href="[^"]+\?lang=ms"/);
    expect(html()).toMatch(/hreflang="x-default"/);
  });

  it('writes dates in the language of the page, as days where the journal is', () => {
    expect(html()).toContain('1\u00a0Dec 2026');
    expect(html({}, 'ms')).toContain('1\u00a0Dis 2026');
  });

  it('shows each abstract, keyword list and title in its language', () => {
    expect(html()).toMatch(/<h1 class="a-t" lang="ms">Pemulihan/);
    expect(html()).toMatch(/<div class="read" lang="ms"><p>Terusan ditutup\.<\/p>/);
    expect(html({ title: { ar: 'الغابات المطيرة' } })).toMatch(/<h1 class="a-t" lang="ar" dir="auto">/);
  });

  it('sets marks in titles and leaves every other sign as it is', () => {
    expect(html({ title: { ms: 'Pembiakan <i>Aedes</i> pada p < 0.05' } })).toContain(
      'Pembiakan <i>Aedes</i> pada p &lt; 0.05</h1>',
    );
    expect(html({ title: { ms: 'Pembiakan <i>Aedes</i>' } })).toContain(
      '<title>Pembiakan Aedes · Equatorial Ecology</title>',
    );
  });

  it('says that the article was retracted even where no notice is at hand', () => {
    expect(html({ status: 'retracted' })).toContain('This article was retracted.');
  });

  it('folds a long list of authors without losing a name', () => {
    const [author] = aPublicArticle().contributors;
    const contributors = Array.from({ length: 200 }, (_, at) => ({
      ...author,
      name: `Author ${at}`,
    })) as PublicArticle['contributors'];
    const page = html({ contributors });
    expect(page).toContain('and 188 others');
    expect(page).toContain('<summary>All 200 authors with their affiliations</summary>');
    expect(page.match(/<li>Author \d+/g)).toHaveLength(200);
  });

  it('points machines to authors, identifier, licence, files and citations', () => {
    const { link } = rendered().headers;
    expect(link).toContain('<https://orcid.org/0000-0002-1825-0097>; rel="author"');
    expect(link).toContain('<https://doi.org/10.99999/jek.2026.0143>; rel="cite-as"');
    expect(link).toContain('rel="license"');
    expect(link).toContain('rel="item"; type="application/pdf"');
    expect(link).toContain('citation.bib>; rel="describedby"; type="application/x-bibtex"');
  });

  it('keeps its headers sendable when an identifier holds other letters or line ends', () => {
    const { link } = rendered({ doi: '10.1234/é>; rel="x"\r\nSet-Cookie: a=b' }).headers;
    expect(link).toMatch(/^[\x20-\x7e]+$/);
    expect(link).not.toContain('; rel="x"');
  });

  it('weighs at most 50 kB with 40 references and 200 kB with 500, style sheet and all, before compression', () => {
    expect(weight(40)).toBeLessThan(50_000);
    expect(weight(500)).toBeLessThan(200_000);
    expect(gzipSync(stylesheet.body).length).toBeLessThan(15_000);
  });
});
