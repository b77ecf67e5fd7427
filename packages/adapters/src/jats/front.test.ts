import type { ReadArticle } from '@naskhah/modules/exchange';
import { describe, expect, it } from 'vitest';
import { readJats } from './index.ts';
import { sampleArticle } from './sample-article.ts';

const read = (meta: string, language = 'en', behind = ''): ReadArticle => {
  const article = readJats(sampleArticle({ meta, language, behind }), 'article.xml');
  if (!article.ok) throw new Error(article.defect.reason);
  return article.value;
};

const author = (inside: string, having = ''): string =>
  `<contrib contrib-type="author" ${having}><name><surname>Lim</surname><given-names>Wei Jian</given-names></name>${inside}</contrib>`;

describe('the journal', () => {
  it('is named with the kind of each ISSN', () => {
    expect(read('').journal).toMatchObject({
      titles: ['Jurnal Ekologi Khatulistiwa'],
      issns: [
        { value: '2785-0412', kind: 'print' },
        { value: '2785-0420', kind: 'electronic' },
      ],
    });
  });
});

describe('a contributor', () => {
  it('has the name as written and its parts', () => {
    expect(read(`<contrib-group>${author('')}</contrib-group>`).contributors[0]).toMatchObject({
      kind: 'author',
      name: 'Wei Jian Lim',
      surname: 'Lim',
      given: 'Wei Jian',
      isGroup: false,
    });
  });

  it('keeps the order of a name that leads with the family name', () => {
    const name = '<name name-style="eastern"><surname>Lim</surname><given-names>Wei Jian</given-names></name>';
    expect(read(`<contrib-group><contrib>${name}</contrib></contrib-group>`).contributors[0]?.name).toBe(
      'Lim Wei Jian',
    );
  });

  it('may have one name only, or be a group whose members follow it', () => {
    const group = `<contrib><collab>Pasukan Paya<contrib-group>${author('')}</contrib-group></collab></contrib>`;
    const single = '<contrib><string-name>Nor Azizah Mohd Yusof</string-name></contrib>';
    const people = read(`<contrib-group>${single}${group}</contrib-group>`).contributors;
    expect(people.map(({ name, isGroup, surname }) => [name, isGroup, surname])).toEqual([
      ['Nor Azizah Mohd Yusof', false, undefined],
      ['Pasukan Paya', true, undefined],
      ['Wei Jian Lim', false, 'Lim'],
    ]);
  });

  it.each([
    ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['000000021694233x', '0000-0002-1694-233X'],
    ['0000-0002-1825-0098', undefined],
  ])('has the ORCID %s as %s', (written, expected) => {
    const id = `<contrib-id contrib-id-type="orcid">${written}</contrib-id>`;
    expect(read(`<contrib-group>${author(id)}</contrib-group>`).contributors[0]?.orcid).toBe(expected);
  });

  it('has the roles of CRediT by name or by address, and others as written', () => {
    const roles =
      '<role content-type="https://credit.niso.org/contributor-roles/writing-review-editing/">Revisão</role><role>Data Curation</role><role>Field work</role>';
    expect(read(`<contrib-group>${author(roles)}</contrib-group>`).contributors[0]).toMatchObject({
      roles: ['Revisão', 'Data Curation', 'Field work'],
      credit: [{ name: 'Writing – review & editing' }, { name: 'Data curation' }],
    });
  });

  it.each([
    ['lead', 'lead'],
    [' Supporting ', 'supporting'],
    ['equal', 'equal'],
    ['much', undefined],
  ])('has the degree %s of a role as %s', (written, degree) => {
    const role = `<role vocab-term="Software" degree-contribution="${written}">Code</role>`;
    const { credit } = read(`<contrib-group>${author(role)}</contrib-group>`).contributors[0] ?? {};
    expect(credit).toStrictEqual([{ name: 'Software', ...(degree && { degree }) }]);
  });

  it('is corresponding by attribute, by reference or by name, with the address from the note', () => {
    const notes =
      '<author-notes><corresp id="c1">E-mail: <email>a@x.test</email> (WJL); <email>b@x.test</email> (NA)</corresp></author-notes>';
    const marked = author('<xref ref-type="corresp" rid="c1">*</xref>');
    expect(read(`<contrib-group>${marked}</contrib-group>${notes}`).contributors[0]).toMatchObject({
      corresponding: true,
      email: 'a@x.test',
    });
    expect(read(`<contrib-group>${author('', 'corresp="yes"')}</contrib-group>`).contributors[0]).toMatchObject({
      corresponding: true,
    });
    const named =
      '<author-notes><fn fn-type="corresp"><p>Wei Jian Lim (<email>c@x.test</email>)</p></fn></author-notes>';
    expect(read(`<contrib-group>${author('')}</contrib-group>${named}`).contributors[0]).toMatchObject({
      corresponding: true,
      email: 'c@x.test',
    });
  });

  it('has the affiliations referred to, with organisation, city and country', () => {
    const aff =
      '<aff id="a1"><label>1</label><institution content-type="orgname">Universiti Putra Malaysia</institution><addr-line><city>Serdang</city></addr-line><country country="MY">Malaysia</country></aff><aff id="a2"><sup>2</sup> Jabatan Perhutanan, Kuala Lumpur</aff>';
    const marked = author('<xref ref-type="aff" rid="a1 a2"/>');
    expect(read(`<contrib-group>${marked}</contrib-group>${aff}`).contributors[0]?.affiliations).toEqual([
      {
        text: 'Universiti Putra Malaysia, Serdang, Malaysia',
        organisation: 'Universiti Putra Malaysia',
        city: 'Serdang',
        country: 'Malaysia',
        countryCode: 'MY',
      },
      { text: 'Jabatan Perhutanan, Kuala Lumpur' },
    ]);
  });

  it('shares the affiliation of the group when nobody refers to one', () => {
    const people = read(`<contrib-group>${author('')}${author('')}<aff>UPM</aff></contrib-group>`).contributors;
    expect(people.map(({ affiliations }) => affiliations[0]?.text)).toEqual(['UPM', 'UPM']);
  });
});

describe('titles, abstracts and keywords', () => {
  it('come in each language, those of a translation too', () => {
    const sub = `<sub-article article-type="translation" xml:lang="ms"><front-stub><title-group><article-title>Hutan <italic>gambut</italic></article-title></title-group><abstract><p>Abstrak.</p></abstract><kwd-group><kwd>gambut</kwd></kwd-group></front-stub></sub-article>`;
    const article = read(
      '<abstract abstract-type="summary"><title>Summary</title><sec><title>Aim</title><p>To see.</p></sec></abstract><kwd-group><kwd>peat</kwd></kwd-group>',
      'en',
      sub,
    );
    expect(article.titles).toEqual([
      { text: 'Hutan paya gambut', html: 'Hutan paya gambut', language: 'en', translated: false },
      { text: 'Hutan gambut', html: 'Hutan <i>gambut</i>', language: 'ms', translated: true },
    ]);
    expect(article.abstracts).toMatchObject([
      {
        language: 'en',
        kind: 'summary',
        title: 'Summary',
        text: 'Aim To see.',
        html: '<section><h3>Aim</h3><p>To see.</p></section>',
      },
      { language: 'ms', text: 'Abstrak.', translated: true },
    ]);
    expect(article.keywords.map(({ language, words }) => [language, words])).toEqual([
      ['en', ['peat']],
      ['ms', ['gambut']],
    ]);
  });

  it('are free of the marks of notes', () => {
    const group =
      '<title-group><article-title>A title<xref ref-type="fn" rid="f"><sup>*</sup></xref></article-title></title-group>';
    const bytes = new TextEncoder().encode(`<article><front><article-meta>${group}</article-meta></front></article>`);
    const article = readJats(bytes, 'a.xml');
    expect(article.ok && article.value.titles[0]).toMatchObject({ text: 'A title', html: 'A title', language: 'und' });
  });
});

describe('dates', () => {
  it('are as exact as the file has them, in the ways of all versions', () => {
    expect(
      read(
        `<pub-date pub-type="epub"><day>4</day><month>11</month><year>2013</year></pub-date>
         <pub-date date-type="pub" publication-format="print"><month>Mar</month><year>2014</year></pub-date>
         <pub-date date-type="collection"><year>2013</year></pub-date>
         <history><date date-type="received" iso-8601-date="2013-05-22"/><date date-type="accepted"><day>31</day><month>13</month><year>2013</year></date>
         <date date-type="preprint"><year>2012</year></date></history>`,
      ).dates,
    ).toEqual({
      electronic: { year: 2013, month: 11, day: 4 },
      print: { year: 2014, month: 3 },
      collection: { year: 2013 },
      received: { year: 2013, month: 5, day: 22 },
      accepted: { year: 2013 },
      others: [{ kind: 'preprint', date: { year: 2012 } }],
    });
  });
});

describe('rights, funding and relations', () => {
  it('take the address of the licence from wherever it stands', () => {
    const address = 'https://creativecommons.org/licenses/by/4.0/';
    for (const licence of [
      `<license xlink:href="${address}"/>`,
      `<license><license-p>See <ext-link xlink:href="${address}">CC BY</ext-link>.</license-p></license>`,
      `<license xmlns:ali="http://www.niso.org/schemas/ali/1.0/"><ali:license_ref>${address}</ali:license_ref></license>`,
      `<license><p>Under ${address}.</p></license>`,
    ])
      expect(read(`<permissions>${licence}</permissions>`).licence.url).toBe(address);
  });

  it('have an entry for each award', () => {
    const group =
      '<funding-group><award-group><funding-source><institution-wrap><institution-id>http://dx.doi.org/10.13039/501100002385</institution-id><institution>KPT</institution></institution-wrap></funding-source><award-id>FRGS/1</award-id><award-id>FRGS/2</award-id></award-group><funding-statement>Thanks.</funding-statement></funding-group>';
    const { funding, fundingStatement } = read(group);
    expect(funding).toEqual([
      { funder: 'KPT', funderId: '10.13039/501100002385', award: 'FRGS/1', recipients: [] },
      { funder: 'KPT', funderId: '10.13039/501100002385', award: 'FRGS/2', recipients: [] },
    ]);
    expect(fundingStatement).toBe('Thanks.');
  });

  it('name what is corrected or retracted by its bare DOI', () => {
    const related =
      '<related-article related-article-type="retracted-article" ext-link-type="uri" xlink:href="info:doi/10.1371/journal.pone.0035142"/>';
    expect(read(related).related).toEqual([
      { kind: 'retracted-article', idKind: 'doi', id: '10.1371/journal.pone.0035142' },
    ]);
  });
});

describe('losses', () => {
  it('are counted by place', () => {
    expect(read('<counts><fig-count count="2"/></counts><custom-thing>kept by nobody</custom-thing>').losses).toEqual({
      'article-meta/custom-thing': 1,
    });
  });
});
