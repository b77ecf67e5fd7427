import { existsSync, readFileSync } from 'node:fs';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { articleOf } from './article.ts';
import { languageTag } from './language.ts';
import { parse } from './parse.ts';
import { textOf } from './text.ts';
import { attribute, child, descendants, type Element } from './tree.ts';

type Entry = {
  file: string;
  doi: string;
  journal: string;
  type: string;
  lang: string | null;
  refs: number;
  contribs: number;
  orcids: number;
  affs: number;
  funding: number;
  licence_url: string;
  issn: string[];
  year: string;
  sub_articles: [kind: string, language: string | null][];
  trans_abstracts: string[];
};

/** Pictures and files are not in an XML file; technical fields of one publisher have no place in a record. */
const expectedLosses =
  /graphic|media$|\/self-uri$|^custom-meta|^meta-value|^article-meta\/uri$|^fig\/uri$|^graphic\/uri$/;

const orcids = (element: Element | undefined): number =>
  descendants(element, 'contrib-id').filter((id) => attribute(id, 'contrib-id-type') === 'orcid').length;

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describeWithTestData('the real articles', (file) => {
  const list = file('jats', 'index.json');
  const entries: Entry[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];

  it('are 134', () => expect(entries).toHaveLength(134));

  it.for(entries)('$file is read as the list of the collection describes it', (entry) => {
    const parsed = parse(readFileSync(file('jats', entry.file)));
    if (!parsed.ok) throw new Error(parsed.defect.reason);
    const { root } = parsed;
    const article = articleOf(root);
    const front = child(root, 'front');

    expect(article.doi).toBe(entry.doi);
    expect(article.kind).toBe(entry.type);
    expect(article.journal.titles[0]).toBe(entry.journal);
    expect(article.journal.issns.map(({ value }) => value)).toEqual(entry.issn);
    expect(
      [article.dates.electronic, article.dates.print, article.dates.collection].map((date) => date?.year),
    ).toContain(Number(entry.year));
    // The list names the outer ones; a translated letter may hold its translated reply.
    expect(article.subArticles.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(entry.sub_articles.map(([kind]) => kind)),
    );
    expect(article.subArticles.filter(({ title, body }) => title === '' || body === '')).toEqual([]);
    expect(article.abstracts.map(({ language }) => language)).toEqual(expect.arrayContaining(entry.trans_abstracts));
    expect(article.language).toBe(languageTag(entry.lang ?? undefined));
    expect(article.references).toHaveLength(entry.refs);
    expect(article.contributors).toHaveLength(entry.contribs);
    if (entry.licence_url) expect(article.licence.url).toBe(entry.licence_url);

    // The list counts the ORCID of a recipient of an award too; the record names recipients without it.
    const ofRecipients = descendants(front, 'principal-award-recipient').reduce((sum, one) => sum + orcids(one), 0);
    expect(article.contributors.filter(({ orcid }) => orcid).length + ofRecipients).toBe(entry.orcids);
    // Several people of one institution may each have an affiliation of the same words.
    expect(descendants(front, 'aff').filter(({ kept }) => kept)).toHaveLength(entry.affs);
    // The list counts groups and sources of funding as two; the record has one entry for each award of a source.
    const groups = descendants(front, 'award-group');
    const sources = groups.flatMap((group) => descendants(group, 'funding-source'));
    expect(groups.length + sources.length).toBe(entry.funding);
    expect(article.funding.length).toBeGreaterThanOrEqual(sources.length);

    expect(article.titles[0]?.text).toMatch(/\p{L}{2}/u);
    expect(article.contributors.filter(({ name }) => !/\p{L}/u.test(name))).toEqual([]);
    expect(article.references.filter(({ text }) => !/^[^\s<](?!.* {2}).*\p{L}{3}/u.test(text))).toEqual([]);
  });

  it.for(entries)('$file gives a galley that loses no words, is well-formed and leads nowhere', (entry) => {
    const parsed = parse(readFileSync(file('jats', entry.file)));
    if (!parsed.ok) throw new Error(parsed.defect.reason);
    const { root } = parsed;
    const { body } = articleOf(root);
    // Formulas may come in several forms, notes move to the end: paragraphs without either stand as they are.
    const plain = descendants(child(root, 'body'), 'p').filter(
      (p) => descendants(p, 'fn', 'alternatives', 'disp-formula', 'inline-formula', 'p', 'object-id').length === 0,
    );

    const galley = XmlDocument.fromString(`<div>${body}</div>`);
    // The word for a picture that is missing stands where the picture stood, in the middle of a paragraph too.
    const written = XmlDocument.fromString(`<div>${body.replace(/<(p|span) class="missing">[^<]*<\/\1>/g, '')}</div>`);
    const text = letters(written.root.content);
    written.dispose();
    const ids = galley.root.find('.//@id').map((id) => id.content);
    const links = galley.root.find('.//@href').map((href) => href.content);
    const headings = galley.root.find('.//h2|.//h3|.//h4|.//h5|.//h6').map(({ content }) => content.trim());
    const nameless = galley.root.find('.//th[not(normalize-space()) and not(*)]').length;
    const stuck = galley.root.find(
      './/table[not(ancestor::*[@role="region"][@tabindex="0"][@aria-label or @aria-labelledby])]',
    );
    // Of one figure in two languages the second alone may have the picture.
    const untold = galley.root.find(
      './/figure[@class="figure"][not(ancestor-or-self::*[@class="figure" or @class="figures"]//*[@class="missing" or self::table or self::math or self::code])]',
    );
    const pictures = descendants(child(root, 'body'), 'fig').filter(
      (fig) => descendants(fig, 'graphic').length > 0,
    ).length;
    const [stuckTables, untoldFigures] = [stuck.length, untold.length];
    galley.dispose();

    expect(plain.map(textOf).filter((words) => !text.includes(letters(words)))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(links.filter((href) => !/^(https?|ftp|mailto):/.test(href) && !ids.includes(href.slice(1)))).toEqual([]);
    expect({ nameless, stuckTables }).toEqual({ nameless: 0, stuckTables: 0 });
    if (pictures > 0) expect({ untoldFigures }).toEqual({ untoldFigures: 0 });
    expect(headings).not.toContain('');
    const steps = [...body.matchAll(/<h([2-6])[ >]/g)].map((heading) => Number(heading[1]));
    expect(steps.filter((level, index) => level > (steps[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it.for(entries)('$file loses nothing else than pictures and technical fields', (entry) => {
    const parsed = parse(readFileSync(file('jats', entry.file)));
    if (!parsed.ok) throw new Error(parsed.defect.reason);
    const { losses } = articleOf(parsed.root);
    const inside = descendants(parsed.root, 'sub-article', 'response');
    expect(Object.keys(losses).filter((loss) => inside.length === 0 && !expectedLosses.test(loss))).toEqual([]);
  });
});
