import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@naskhah/adapters/content-folder';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import { verifyChain } from '@naskhah/modules/activity';
import { articleChanged } from '@naskhah/modules/desk-article/host';
import { publicArticle } from '@naskhah/modules/publishing';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tellOf } from '../tell-of.ts';
import { importFiles } from './import-files.ts';
import { readFile } from './read-file.ts';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'naskhah-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Parts = { doi?: string; title?: string; journal?: string; issn?: string; volume?: string; more?: string };

const article = ({ doi = '10.99999/one', title = 'On <italic>Shorea</italic> &amp; light', ...rest }: Parts = {}) => {
  const { journal = 'Jurnal Hutan', issn = '9900-1012', volume = '7', more = '' } = rest;
  return `<?xml version="1.0"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en"><front>
<journal-meta><journal-title-group><journal-title>${journal}</journal-title><abbrev-journal-title>J. Hutan</abbrev-journal-title></journal-title-group>
<issn pub-type="ppub">${issn}</issn><publisher><publisher-name>Persatuan Hutan</publisher-name></publisher></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>${title}</article-title><trans-title-group xml:lang="ms"><trans-title>Tentang cahaya</trans-title></trans-title-group></title-group>
<contrib-group><contrib contrib-type="author" corresp="yes"><contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
<name><surname>Lim</surname><given-names>Wei Jian</given-names></name><email>lim@example.test</email><xref ref-type="aff" rid="a1"/></contrib>
<contrib contrib-type="editor"><name><surname>Tan</surname><given-names>Mei</given-names></name></contrib></contrib-group>
<aff id="a1">Institut Hutan, Kepong, <country country="MY">Malaysia</country></aff>
<pub-date pub-type="epub"><day>14</day><month>3</month><year>2024</year></pub-date><volume>${volume}</volume><issue>2</issue><fpage>11</fpage><lpage>19</lpage>
<history><date date-type="received"><month>9</month><year>2023</year></date><date date-type="accepted"><day>2</day><month>2</month><year>2024</year></date></history>
<permissions><copyright-statement>© 2024 Lim</copyright-statement><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>CC BY</license-p></license></permissions>
<abstract><p>First.</p><p>Second.</p></abstract><kwd-group><kwd>light</kwd></kwd-group>
<funding-group><award-group><funding-source>Kementerian Pendidikan Tinggi</funding-source><award-id>FRGS/1</award-id></award-group></funding-group>${more}
</article-meta></front><body><sec><title>Methods</title><p>We looked<xref ref-type="bibr" rid="r1">1</xref>.</p></sec></body>
<back><ref-list><ref id="r1"><mixed-citation publication-type="journal"><person-group person-group-type="author"><name><surname>Wong</surname><given-names>S</given-names></name></person-group> <year>2020</year> <article-title>Light</article-title> <source>Trees</source> <pub-id pub-id-type="doi">10.99999/LIGHT</pub-id></mixed-citation></ref></ref-list></back></article>`;
};

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const files = join(folder, 'content');
const importOf = async (paths: string[], journal?: string) => {
  const clock = () => new Date('2026-11-21T02:00:00Z');
  const act = { transaction: transactionOn(database.db), tell: tellOf(clock, () => [articleChanged]), clock, newId };
  const lines: string[] = [];
  const progress = { line: (path: string, text: string) => lines.push(`${path}: ${text}`), say: () => {} };
  const needs = { ...act, files: contentFolder(files) };
  return { ...(await importFiles(needs, paths.map(readFile), journal, progress)), lines };
};

/** Every row of every table that an import writes. */
const everything = async () => {
  const tables = [
    'submissions.submission',
    'submissions.contributor',
    'publishing.publication',
    'publishing.galley',
    'publishing.issue',
    'publishing.volume',
    'journals.journal',
    'references.reference',
    'media.attachment',
    'activity.log',
  ];
  const sums = [];
  for (const table of tables) {
    const rows =
      await sql`select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*) as n from ${sql.table(table)} t`.execute(
        database.db,
      );
    sums.push([table, rows.rows[0]]);
  }
  return { sums, kept: readdirSync(files, { recursive: true }).length };
};

const only = async () => {
  const row = await database.db
    .selectFrom('submissions.submission as s')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .select(['s.id', 'j.path'])
    .executeTakeFirstOrThrow();
  const found = await publicArticle(database.db, row.path, row.id);
  if (!found) throw new Error('the article is not public');
  return found;
};

beforeEach(async () => {
  await sql`truncate submissions.submission, submissions.contributor, publishing.publication, publishing.galley,
    publishing.issue, publishing.volume, journals.journal, "references".reference, media.attachment, media.content,
    activity.log, desk_article.article_state cascade`.execute(database.db);
});

describe('a journal that a file brings', () => {
  it('has no country and no abbreviation that the file does not say', async () => {
    const silent = article().replace(/<abbrev-journal-title>.*?<\/abbrev-journal-title>/, '');
    await importOf([file('silent.xml', silent)]);
    expect((await only()).journal).toMatchObject({ country: '', abbreviation: '', path: 'jurnal-hutan' });
  });
});

describe('an imported article', () => {
  it('is public with its journal, issue, authors, dates, rights, funding, references and full text', async () => {
    const { imported, failed } = await importOf([file('one.xml', article())]);
    expect([imported, failed]).toEqual([1, 0]);
    const found = await only();
    expect(found).toMatchObject({
      doi: '10.99999/one',
      status: 'published',
      title: { en: 'On <i>Shorea</i> & light', ms: 'Tentang cahaya' },
      abstract: { en: 'First.\n\nSecond.' },
      keywords: { en: ['light'] },
      journal: {
        nameEn: 'Jurnal Hutan',
        issn: '9900-1012',
        publisher: 'Persatuan Hutan',
        path: 'j-hutan',
        abbreviation: 'J. Hutan',
      },
      issue: { volume: '7', number: '2', year: 2024 },
      pages: '11–19',
      dates: { received: '2023-09', accepted: '2024-02-02', published: '2024-03-14' },
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      copyright: '© 2024 Lim',
      funding: [{ funder: 'Kementerian Pendidikan Tinggi', award: 'FRGS/1' }],
    });
    expect(found.contributors).toMatchObject([
      {
        name: 'Wei Jian Lim',
        family: 'Lim',
        orcid: '0000-0002-1825-0097',
        email: 'lim@example.test',
        affiliations: [{ organisation: expect.stringContaining('Institut Hutan'), country: 'MY' }],
      },
    ]);
    expect(found.references).toMatchObject([{ doi: '10.99999/light', raw: expect.stringContaining('Light') }]);
    expect(found.galleys.map(({ kind }) => kind)).toEqual(['html', 'xml']);
    expect(await verifyChain(database.db, 'article', found.id)).toBeUndefined();
  });

  it('has the file itself as its XML galley, byte for byte, and its full text linked to the references', async () => {
    const path = file('one.xml', article());
    await importOf([path]);
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(readFileSync(join(files, hash.slice(0, 2), hash))).toEqual(readFileSync(path));
    const { html } = await database.db
      .selectFrom('publishing.galley')
      .select('html')
      .where('kind', '=', 'html')
      .executeTakeFirstOrThrow();
    expect(html).toContain('<h2>Methods</h2>');
    expect(html).toContain('href="#r1"');
  });

  it('is not changed by a second import, nor is anything else', async () => {
    const paths = [file('one.xml', article()), file('two.xml', article({ doi: '' }))];
    expect((await importOf(paths)).unchanged).toBe(0);
    const before = await everything();
    const again = await importOf(paths);
    expect([again.imported, again.unchanged, again.failed]).toEqual([2, 2, 0]);
    expect(again.lines[0]).toContain('unchanged');
    expect(await everything()).toEqual(before);
  });

  it('joins the journal of its ISSN, or of its title, and that issue', async () => {
    const paths = [
      file('1.xml', article()),
      file('2.xml', article({ doi: '10.99999/two', journal: 'Another name' })),
      file('3.xml', article({ doi: '10.99999/three', journal: 'JURNAL  Hutan', issn: '0000-0001' })),
    ];
    expect((await importOf(paths)).imported).toBe(3);
    const { sums } = await everything();
    expect(Object.fromEntries(sums)['journals.journal']).toMatchObject({ n: 1 });
    expect(Object.fromEntries(sums)['publishing.issue']).toMatchObject({ n: 1 });
  });

  it('counts what was not kept', async () => {
    const { losses } = await importOf([
      file('one.xml', article({ more: '<self-uri xlink:href="https://example.test"/>' })),
    ]);
    expect(losses).toMatchObject({ 'contrib-group/contrib other than authors': 1, 'article-meta/self-uri': 1 });
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['cut short', article().slice(0, 900), /:\d+:\d+: failed: /],
    ['empty', '', /:1: failed: The file is empty/],
    ['a PDF by another name', '%PDF-1.4\n1 0 obj\n', /:1:1: failed: /],
    ['no article', '<?xml version="1.0"?><html/>', /failed: The outermost element is html/],
    [
      'without a date',
      article({ doi: '10.99999/undated' }).replace(/<pub-date[\s\S]*?<\/pub-date>/, ''),
      /failed: The article has no date/,
    ],
  ])('%s: says where and why, and leaves nothing', async (_case, content, said) => {
    await importOf([file('good.xml', article())]);
    const before = await everything();
    const { imported, failed, lines } = await importOf([file('bad.xml', content)]);
    expect([imported, failed]).toEqual([0, 1]);
    expect(lines[0]).toMatch(said);
    expect(await everything()).toEqual(before);
  });

  it('that is refused by its journal leaves nothing, and the others go on', async () => {
    await importOf([file('good.xml', article())]);
    await sql`update publishing.issue set state = 'draft'`.execute(database.db);
    const before = await everything();
    const { imported, failed, lines } = await importOf([
      file('a.xml', article({ doi: '10.99999/a', more: '<counts/>' })),
      file('b.xml', article({ doi: '10.99999/b', volume: '8' })),
    ]);
    expect([imported, failed]).toEqual([1, 1]);
    expect(lines[0]).toContain('not public');
    expect(await everything()).not.toEqual(before);
  });

  it('that names a file of this machine as an entity brings nothing of it', async () => {
    const secret = file('secret.txt', 'a very private line');
    const content = article({ title: 'A &x; B' }).replace(
      '?>',
      `?><!DOCTYPE article [<!ENTITY x SYSTEM "file://${secret}">]>`,
    );
    await importOf([file('xxe.xml', content)]);
    expect(JSON.stringify(await only())).not.toContain('private');
  });
});
