import { nothingFound } from '@naskhah/modules/discovery';
import type { PublicEntry, PublicIssueHead } from '@naskhah/modules/publishing';
import { aPublicArticle, aPublicJournal } from '@naskhah/testing/public-article-value';
import { surroundingsIn } from '@naskhah/testing/site-surroundings';
import { describe, expect, it } from 'vitest';
import { citationFile } from './citation-file.ts';
import { journalsParams } from './pages/journals/params.ts';
import { searchParams } from './pages/search/params.ts';
import { type PageInput, renderPage } from './render-page.tsx';

const citations = { apa: 'A', vancouver: 'V', bibtex: '@article{a}', ris: 'TY  - JOUR' };
const journal = aPublicJournal({
  theme: { template: 'band' },
  scope: { en: 'Forests.' },
  contacts: { principal: { name: 'Rosli', email: 'r@jek.test' } },
});
const issue: PublicIssueHead = {
  id: '0190b2c0-0000-7000-8000-0000000000c1',
  number: '4',
  volume: '12',
  year: 2026,
  title: {},
  description: {},
  continuous: false,
  publishedAt: '2026-11-30T18:00:00+00:00',
  articles: 150,
};
const entry: PublicEntry = {
  id: '0190b2c0-0000-7000-8000-0000000000b1',
  title: { en: 'Ferns & <i>Aedes</i>' },
  language: 'en',
  articleType: 'unheard-of',
  status: 'retracted',
  pages: '1–9',
  doi: null,
  publishedAt: new Date('2026-06-30'),
  sectionId: null,
  sectionEn: null,
  sectionMs: null,
  names: [{ name: 'Lim' }],
  authors: 12,
  galleys: [{ id: '0190b2c0-0000-7000-8000-0000000000d1', kind: 'pdf', label: 'PDF', language: 'en' }],
};
const { title, language, doi, id } = aPublicArticle();
const galley = {
  id: '0190b2c0-0000-7000-8000-0000000000d2',
  kind: 'html',
  label: 'HTML',
  language: 'ms',
  html: '<h2 id="a">Pengenalan</h2><p><a href="#ref-1">[1]</a></p>',
  file: null,
  journal,
  article: {
    id,
    title,
    language,
    doi,
    status: 'published',
    pages: '',
    names: [{ name: 'Lim' }],
    authors: 1,
    galleys: [],
  },
  issue: null,
} as const;
const asked = searchParams(new URLSearchParams('q=ferns'));
const count = (value: string, of: number | null, labelEn = '', labelMs = '') => ({
  value,
  count: of,
  labelEn,
  labelMs,
});
const found = {
  more: false,
  total: 3,
  facets: {
    journal: [count('jek', 2, 'Equatorial Ecology', 'Ekologi'), count('bjph', 1, 'Borneo Health', '')],
    year: [count('2024', 1), count('2026', 2)],
    type: [count('review-article', 2), count('unheard-of', 1)],
    language: [count('ms', 3)],
    fulltext: [count('yes', 2), count('no', 1)],
  },
};
const directory = {
  total: 3,
  chosen: {},
  facets: {
    discipline: [count('1.6', 2, 'Biological sciences', 'Sains biologi'), count('5.3', 1, 'Education', 'Pendidikan')],
    language: [count('en', 3), count('ms', 2)],
    publisher: [count('Penerbit A & B', 3)],
    access: [count('diamond', 2, 'Diamond open access', 'Akses terbuka berlian')],
    licence: [],
  },
};
const hit = {
  ...entry,
  path: 'jek',
  journalEn: 'Equatorial Ecology',
  journalMs: 'Jurnal Ekologi Khatulistiwa',
  timeZone: 'Asia/Kuala_Lumpur',
  abstract: { en: 'Ferns hold back <seedlings>.' },
  keywords: {},
  names: ['Lim'],
};

const pages: Record<string, PageInput> = {
  'journal home': { page: 'journal', data: { journal, issues: [issue], current: [entry], loose: [] } },
  'journal home without anything': { page: 'journal', data: { journal, issues: [], current: [], loose: [] } },
  'journal home of loose articles': { page: 'journal', data: { journal, issues: [], current: [], loose: [entry] } },
  issue: { page: 'issue', data: { journal, issue, entries: [entry], page: 1, pages: 2 } },
  archive: { page: 'archive', data: { journal, issues: [issue] } },
  'archive without issues': { page: 'archive', data: { journal, issues: [] } },
  about: { page: 'about', data: { journal, board: [] } },
  article: { page: 'article', data: aPublicArticle(), citations },
  'article of nothing but a title': {
    page: 'article',
    data: aPublicArticle({
      abstract: {},
      keywords: {},
      contributors: [],
      galleys: [],
      licenseUrl: null,
      issue: null,
      doi: null,
      pages: '',
    }),
    citations,
  },
  galley: {
    page: 'galley',
    data: { ...galley, article: { ...galley.article, names: [{ name: 'Lim' }], galleys: [] } },
  },
  journals: {
    page: 'journals',
    asked: journalsParams(new URLSearchParams()),
    data: { ...directory, journals: [{ ...journal, articles: 3 }] },
  },
  'journals, none found': {
    page: 'journals',
    asked: journalsParams(new URLSearchParams('q=zzz')),
    data: {
      ...directory,
      facets: { ...directory.facets, discipline: [], language: [], access: [] },
      total: 0,
      journals: [],
    },
  },
  search: { page: 'search', asked, data: { ...found, hits: [hit] }, journal: undefined },
  'search, nothing found': { page: 'search', asked, data: nothingFound, journal: undefined },
  'not found': { page: 'not-found' },
  'not found in a journal': { page: 'not-found', journal },
};

const at = surroundingsIn;
const html = (name: string, tongue: 'en' | 'ms' = 'en') => renderPage(pages[name] as PageInput, at(tongue)).html;

describe('the whole text of an article', () => {
  const withText = (text: string) => {
    const article = { ...galley.article, names: [{ name: 'Lim' }], galleys: [] };
    return renderPage({ page: 'galley', data: { ...galley, html: text, article } }, at('en')).html;
  };
  const three =
    '<section id="s1"><h2><span class="label">1.</span> Aim &amp; <i>site</i></h2></section><h2 id="b">Results</h2><section id="s3" class="x"><h2>End</h2></section>';

  it('names its DOI and how to cite it, and lists its sections', () => {
    const page = withText(three);
    expect(page).toContain(`<a href="https://doi.org/${doi}">https://doi.org/${doi}</a>`);
    expect(page).toMatch(/<a href="\/j\/jek\/article\/[\w-]+#cite">How to cite<\/a>/);
    expect(page).toMatch(/<a href="#s1">1\. Aim &amp; site<\/a>.*<a href="#b">Results<\/a>.*<a href="#s3">End<\/a>/s);
    expect(html('article')).toContain('id="cite"');
  });

  it('of two sections has no list', () =>
    expect(withText('<h2 id="a">A</h2><h2 id="b">B</h2>')).not.toContain('class="contents"'));
});

describe.each(Object.keys(pages))('the page %s', (name) => {
  it.each(['en', 'ms'] as const)(
    'is a whole document in %s, with one heading, landmarks and no loose ends',
    (tongue) => {
      const page = html(name, tongue);
      expect(page).toMatch(
        new RegExp(`^<!doctype html><html lang="${tongue}" class="(column|band)" data-scheme="device">`),
      );
      expect(page.match(/<h1/g)).toHaveLength(1);
      expect(page.match(/<main id="main"/g)).toHaveLength(1);
      expect(page).toContain('<a class="skip" href="#main">');
      expect(page).not.toMatch(/undefined|\[object|NaN|unheard-of| style="/);
      expect(page.endsWith('</body></html>')).toBe(true);
    },
  );

  it('says the message that the portal has for everybody, as text, and nothing where there is none', () => {
    const banner = 'Closed on <Friday>';
    const told = renderPage(pages[name] as PageInput, at('en', { banner })).html;
    expect(
      told.match(/<aside class="told" aria-label="Message to all"><p class="wrap">Closed on &lt;Friday&gt;</g),
    ).toHaveLength(1);
    expect(html(name)).not.toContain('class="told"');
  });
  it('keeps the language on every way within the sites', () => {
    const inside = [
      ...html(name, 'ms').matchAll(/<a [^>]*href="(?!\/journals\/appearance)(\/(?:j|journals|search)[^"]*)"/g),
    ].map((match) => match[1] ?? '');
    const files = /\/galley\/[\w-]+$|\/citation\.(bib|ris)$/;
    const english = inside.filter((href) => !href.includes('lang=ms') && !files.test(href));
    // Only the choice of English leads out of Malay.
    expect(english.length).toBeLessThanOrEqual(1);
  });
});

describe('a portal as it is set', () => {
  const set = (name: string, tongue: 'en' | 'ms', change: Parameters<typeof surroundingsIn>[1]) =>
    renderPage(pages[name] as PageInput, surroundingsIn(tongue, change)).html;
  const platform = ['journals', 'search', 'not found'];

  it.each(Object.keys(pages))('has its first language at the plain addresses of the page %s', (name) => {
    const page = set(name, 'ms', { languages: ['ms', 'en'] });
    const ways = [...page.matchAll(/<a [^>]*href="(?!\/journals\/appearance)(\/(?:j|journals|search)[^"]*)"[^>]*>/g)];
    for (const [link, href] of ways) expect(href?.includes('lang=')).toBe(link.includes('hrefLang="en"'));
    expect(page).not.toContain('name="lang"');
  });

  it.each(Object.keys(pages))('offers no choice on the page %s where it has one language', (name) => {
    const page = set(name, 'ms', { languages: ['ms'] });
    expect(page).not.toMatch(/hreflang|hrefLang|lang=(en|ms)"/);
  });

  it('has its name and its logo on every page, and its name in the titles of its own', () => {
    const change = { name: 'My<b>Jurnal', logo: '/portal-logo?ground=light&v=1' };
    for (const name of Object.keys(pages))
      expect(set(name, 'en', change)).toContain(
        '<img src="/portal-logo?ground=light&amp;v=1" alt=""/>My&lt;b&gt;Jurnal',
      );
    for (const name of platform) expect(set(name, 'en', change)).toMatch(/<title>[^<]* · My&lt;b&gt;Jurnal<\/title>/);
  });

  it('says its words at the foot of its own pages and above the list of journals, as text', () => {
    const change = { foot: 'Ministry <i>of</i> Education', directory: 'Read <script>' };
    for (const name of Object.keys(pages))
      expect(set(name, 'en', change).includes('Ministry &lt;i&gt;of')).toBe(
        platform.concat('journals, none found', 'search, nothing found').includes(name),
      );
    for (const name of Object.keys(pages))
      expect(set(name, 'en', change).includes('Read &lt;script&gt;')).toBe(name === 'journals');
  });
});

describe('a page', () => {
  it('that is not there answers 404 and is kept from indexes', () => {
    const page = renderPage({ page: 'not-found' }, at('ms'));
    expect(page.status).toBe(404);
    expect(page.html).toContain('<meta name="robots" content="noindex,follow">');
  });

  it('with the whole text of others stands in a sandbox without scripts', () => {
    const page = renderPage(pages.galley as PageInput, at('en'));
    expect(page.headers['content-security-policy']).toMatch(
      /^sandbox allow-downloads allow-popups [^;]*; default-src 'none';/,
    );
    expect(page.headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(page.html).toContain('<article class="galley" lang="ms"><h2 id="a">');
  });

  it('of hits marks what was searched for and nothing else', () => {
    expect(html('search')).toContain('<mark>Ferns</mark> hold back &lt;seedlings&gt;.');
    expect(html('search')).toContain('<mark>Ferns</mark> &amp; <i>Aedes</i>');
    const species = searchParams(new URLSearchParams('q=aedes'));
    const page = renderPage(
      { page: 'search', asked: species, data: { ...found, hits: [hit] }, journal: undefined },
      surroundingsIn('en'),
    ).html;
    expect(page).toContain('Ferns &amp; <i><mark>Aedes</mark></i>');
  });

  it('of hits offers each filter as a link with its count, and a filter that is on as a link that takes it off', () => {
    const page = html('search');
    expect(page).toContain(
      '<a href="/search?q=ferns&amp;fulltext=yes" rel="nofollow"><span dir="auto">Can be read here</span> <span class="n">2</span>',
    );
    expect(page).toMatch(/from=2026&amp;to=2026.*from=2024&amp;to=2024/s);
    expect(page).toContain('href="/search?q=ferns&amp;journal=bjph"');
    // All three are in Malay: that narrows nothing.
    expect(page).not.toContain('language=ms"');
    const narrowed = searchParams(new URLSearchParams('q=ferns&journal=jek&from=2024&type=editorial&page=2'));
    const chosen = renderPage(
      { page: 'search', asked: narrowed, data: { ...found, hits: [hit] }, journal },
      at('ms'),
    ).html;
    for (const without of [
      '/search?q=ferns&amp;from=2024&amp;type=editorial&amp;lang=ms',
      '/search?q=ferns&amp;journal=jek&amp;type=editorial&amp;lang=ms',
      '/search?q=ferns&amp;journal=jek&amp;from=2024&amp;lang=ms',
      '/search?q=ferns&amp;lang=ms',
    ])
      expect(chosen).toContain(`href="${without}"`);
    expect(chosen).toMatch(/<input type="hidden" name="type" value="editorial"\/>/);
    expect(chosen).not.toContain('type=review-article');
  });

  it('of more hits than are counted offers filters without counts, and says why', () => {
    const uncounted = { ...found.facets, year: [count('2024', null), count('2026', null)] };
    const data = { ...found, more: true, facets: uncounted, hits: [hit] };
    const page = renderPage({ page: 'search', asked, data, journal: undefined }, at('en')).html;
    expect(page).toContain('too many articles to count each filter');
    expect(page).toMatch(/<span dir="auto">2026<\/span> <\/a>/);
  });

  it('of journals offers filters by their names, and takes them off one by one', () => {
    expect(html('journals', 'ms')).toContain(
      'href="/journals?discipline=1.6&amp;lang=ms" rel="nofollow"><span dir="auto">Sains biologi</span>',
    );
    expect(html('journals')).not.toContain('publisher=');
    expect(html('journals')).toContain('language=ms');
    const data = { ...directory, chosen: { access: { labelEn: 'Diamond', labelMs: 'Berlian' } }, journals: [] };
    const asked = journalsParams(new URLSearchParams('access=diamond&publisher=A+%26+B'));
    const page = renderPage({ page: 'journals', asked, data }, at('en')).html;
    expect(page).toMatch(/href="\/journals\?publisher=A\+%26\+B"[^>]*>.*Access: <b dir="auto">Diamond/);
    expect(page).toMatch(/href="\/journals\?access=diamond"[^>]*>.*Publisher: <b dir="auto">A &amp; B/);
    expect(page).toContain('<meta name="robots" content="noindex,follow">');
  });

  it('says on which ground it is read, and leads back from the choice of another', () => {
    const dark = renderPage(
      pages.search as PageInput,
      at('ms', { scheme: 'dark', logo: '/light', logoOnDark: '/dark' }),
    ).html;
    expect(dark).toContain('data-scheme="dark"');
    expect(dark).toContain('<source media="screen" srcSet="/dark"/><img src="/light" alt=""/>');
    expect(dark).toMatch(
      /<a href="\/journals\/appearance\?to=light&amp;back=%2Fsearch%3Fq%3Dferns%26lang%3Dms" rel="nofollow">/,
    );
    expect(dark.match(/appearance\?to=dark[^>]*aria-current="true"/g)).toHaveLength(1);
    const device = renderPage(pages.search as PageInput, at('en', { logo: '/light', logoOnDark: '/dark' })).html;
    expect(device).toContain('<source media="screen and (prefers-color-scheme: dark)" srcSet="/dark"/>');
    const light = renderPage(
      pages.search as PageInput,
      at('en', { scheme: 'light', logo: '/light', logoOnDark: '/dark' }),
    );
    expect(light.html).not.toContain('/dark"');
  });

  it('of an issue leads to its next part, and marks what was retracted', () => {
    expect(html('issue')).toMatch(/<a class="btn" rel="next" href="[^"]+\?page=2">Next<\/a>/);
    expect(html('issue')).toContain('<span class="tag">Retracted</span>Lim and 11 others');
  });

  it('of a journal on a band says its colour and shows the issue as published where the journal is', () => {
    expect(html('journal home')).toContain('<header class="band">');
    expect(html('journal home')).toContain('150 articles, published 1\u00a0December 2026.');
  });

  it('of a suspended journal does not ask for submissions', () => {
    const closed = { ...journal, state: 'suspended' };
    const page = renderPage(
      { page: 'journal', data: { journal: closed, issues: [], current: [], loose: [] } },
      at('en'),
    );
    expect(page.html).toContain('takes no submissions');
    expect(page.html).not.toContain('Submit an article');
  });

  it('about a journal names its country, and none where nobody said one', () => {
    const about = (country: string) =>
      renderPage({ page: 'about', data: { journal: { ...journal, country }, board: [] } }, at('ms')).html;
    expect(about('SG')).toContain('<dt>Negara</dt><dd>Singapura</dd>');
    for (const unsaid of ['', 'nowhere']) expect(about(unsaid)).not.toContain('Negara');
  });

  it('about a journal shows its board by what people are on it, and its policies', () => {
    const seat = { affiliation: 'UKM', country: 'MY', orcid: '0000-0002-1825-0097' };
    const board = [
      { ...seat, id: '1', name: 'Siti', role: 'editor' as const },
      { ...seat, id: '2', name: 'Lim', role: 'editor-in-chief' as const, affiliation: '', country: null, orcid: null },
    ];
    const data = { journal: { ...journal, peerReview: { en: 'Two <i>blind</i> readers' } }, board };
    const { html: about } = renderPage({ page: 'about', data }, at('en'));
    expect(about).toContain('<dt>Editor-in-Chief</dt><dd>Lim</dd>');
    expect(about).toContain('Siti, UKM, Malaysia');
    expect(about).toContain('https://orcid.org/0000-0002-1825-0097');
    expect(about.indexOf('Editor-in-Chief')).toBeLessThan(about.indexOf('Siti'));
    expect(about).toContain('Two <i>blind</i> readers');
    expect(about).not.toContain('id="fees"');
  });

  it('of a citation is a file for reference managers', () => {
    expect(citationFile(citations, 'ris')).toMatchObject({
      body: 'TY  - JOUR',
      headers: { 'content-disposition': 'attachment; filename="citation.ris"' },
    });
  });
});
