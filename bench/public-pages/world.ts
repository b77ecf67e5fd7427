import type { Connection } from '@naskhah/db/connect';
import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedIssue, seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';

const abstract = 'Peat swamp forest burnt in 2014 was followed for ten years in 48 plots. '.repeat(14);
const authors = ['Nor Azizah Mohd Yusof', 'Lim Wei Jian', 'Rosli Ibrahim', 'Priya d/o Ramasamy'].map((name) => ({
  name,
  orcid: '0000-0002-1825-0097',
  affiliations: [{ organisation: 'Universiti Putra Malaysia', department: 'Faculty of Forestry' }],
}));
const references = Array.from({ length: 40 }, (_, at) => ({
  raw: `Page, S. E., & Hooijer, A. (2016). In the line of fire: The peatlands of Southeast Asia, part ${at}. Philosophical Transactions of the Royal Society B, 371, 20150176.`,
  doi: `10.1098/rstb.2015.${at}`,
}));

/** One journal with an issue of 25 articles of 40 references, among 5,000 other published articles. */
export const smallWorld = async ({ db, pool }: Pick<Connection, 'db' | 'pool'>) => {
  const journal = await seedJournal(db, { path: 'jek', nameEn: 'Jurnal Ekologi Khatulistiwa', issn: '2785-0412' });
  const sections = [
    await seedSection(db, journal, ['Research articles', 'Artikel penyelidikan'], 1),
    await seedSection(db, journal, ['Short reports', 'Laporan ringkas'], 2),
  ];
  for (const number of ['1', '2', '3'])
    await seedIssue(db, journal, { volume: '12', number, publishedAt: '2026-01-01' });
  const issueId = await seedIssue(db, journal, { volume: '12', number: '4', publishedAt: '2026-12-01' });
  const articles: string[] = [];
  for (let at = 0; at < 25; at++)
    articles.push(
      await seedArticle(db, journal, {
        title: { ms: `Pemulihan hutan paya gambut ${at}`, en: `Recovery of peat swamp forest ${at}` },
        language: 'ms',
        abstract: { en: abstract, ms: abstract },
        keywords: { en: ['peat', 'fire'], ms: ['gambut', 'kebakaran'] },
        authors,
        references,
        issueId,
        sectionId: sections[at % 2] ?? issueId,
        position: at,
        pages: `${at * 10 + 1}–${at * 10 + 9}`,
        doi: `10.99999/jek.2026.${at}`,
        galleys: ['pdf', 'html'],
        licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      }),
    );
  await pool.query(
    `insert into submissions.submission (id, journal_id, status, stage_since, title, abstract, created_at, updated_at)
    select gen_random_uuid(), $1, 'published', now(), jsonb_build_object('en', 'Other article ' || n),
      jsonb_build_object('en', 'Words ' || n || ' of a text about ' || (array['tin', 'rubber', 'rain', 'rice'])[n % 4 + 1]), now(), now()
    from generate_series(1, 5000) n`,
    [journal],
  );
  const others = `from submissions.submission where title ->> 'en' like 'Other%'`;
  await pool.query(`insert into submissions.contributor (id, submission_id, position, name)
    select gen_random_uuid(), id, 0, 'Author of ' || (title ->> 'en') ${others}`);
  await pool.query(`insert into publishing.publication (submission_id, journal_id, published_at, updated_at)
    select id, journal_id, now() - interval '1 year', now() ${others}`);
  await pool.query('vacuum analyze');
  return {
    others: (await pool.query<{ id: string }>(`select id ${others}`)).rows.map(({ id }) => `/j/jek/article/${id}`),
    article: `/j/jek/article/${articles[0]}`,
    issue: `/j/jek/issue/${issueId}`,
    home: '/j/jek/',
  };
};
