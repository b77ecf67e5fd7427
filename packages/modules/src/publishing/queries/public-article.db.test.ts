import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedIssue, seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicArticle } from './public-article.ts';
import { publicGalley } from './public-galley.ts';

const database = testDatabase();
let journal: string;
beforeAll(async () => {
  journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Jurnal Ekologi Khatulistiwa' });
});

const authors = [
  { name: 'Nor Azizah Mohd Yusof', email: 'azizah@upm.test', corresponding: true },
  { name: 'Lim Wei Jian', email: 'lim@ums.test' },
];

describe('the public view of an article', () => {
  it('is read in two statements, with everything that its page shows', async () => {
    const issueId = await seedIssue(database.db, journal, { volume: '12', number: '4' });
    const references = Array.from({ length: 40 }, (_, at) => ({ raw: `Reference ${at}`, doi: `10.1234/${at}` }));
    const id = await seedArticle(database.db, journal, {
      title: { ms: 'Hutan paya gambut', en: 'Peat swamp forest' },
      issueId,
      authors,
      references,
      galleys: ['pdf', 'html'],
    });
    database.statements();
    const article = await publicArticle(database.db, 'jek', id);
    expect(database.statements()).toHaveLength(2);
    expect(article?.references.map(({ raw }) => raw)).toEqual(references.map(({ raw }) => raw));
    expect(article?.contributors.map(({ name }) => name)).toEqual(['Nor Azizah Mohd Yusof', 'Lim Wei Jian']);
    expect(article?.issue).toMatchObject({ volume: '12', number: '4', year: 2026 });
    expect(article?.galleys.map(({ kind, size }) => [kind, size])).toEqual([
      ['pdf', 2_516_582],
      ['html', null],
    ]);
  });

  it('carries the address of the corresponding author only', async () => {
    const id = await seedArticle(database.db, journal, { title: { en: 'Ferns' }, authors });
    const article = await publicArticle(database.db, 'jek', id);
    expect(article?.contributors.map(({ email }) => email)).toEqual(['azizah@upm.test', null]);
  });

  it.each([
    ['not published', { publishedAt: null }, undefined],
    ['set into an issue that is not public', {}, { state: 'approved', number: '7' }],
    ['in an issue that was taken down', {}, { state: 'unpublished', number: '8' }],
    ['in a continuous issue that was taken down', {}, { state: 'unpublished', continuous: true, number: '9' }],
  ] as const)('is absent while the article is %s', async (_, article, issue) => {
    const issueId = issue && (await seedIssue(database.db, journal, { ...issue, state: 'draft' }));
    const id = await seedArticle(database.db, journal, {
      title: { en: 'Hidden' },
      ...article,
      ...(issueId && { issueId }),
    });
    if (issue)
      await database.db
        .updateTable('publishing.issue')
        .set(issue)
        .where('id', '=', issueId ?? '')
        .execute();
    expect(await publicArticle(database.db, 'jek', id)).toBeUndefined();
  });

  it('is there at once in a continuous issue', async () => {
    const issueId = await seedIssue(database.db, journal, { state: 'draft', continuous: true, number: '10' });
    const id = await seedArticle(database.db, journal, { title: { en: 'Early' }, issueId });
    expect(await publicArticle(database.db, 'jek', id)).toBeDefined();
  });

  it('is absent under the path of another journal and in a journal that has no site', async () => {
    await seedJournal(database.db, { path: 'other', nameEn: 'Other' });
    const draft = await seedJournal(database.db, { path: 'draft', nameEn: 'Draft', state: 'draft' });
    const here = await seedArticle(database.db, journal, { title: { en: 'Here' } });
    const there = await seedArticle(database.db, draft, { title: { en: 'There' } });
    expect(await publicArticle(database.db, 'other', here)).toBeUndefined();
    expect(await publicArticle(database.db, 'draft', there)).toBeUndefined();
  });

  it('ties a correction and what it corrects in both directions, by article and by DOI', async () => {
    const corrected = await seedArticle(database.db, journal, { title: { en: 'Corrected' }, doi: '10.5555/a' });
    const notice = await seedArticle(database.db, journal, {
      title: { en: 'Correction' },
      related: [{ kind: 'corrected-article', submissionId: corrected }],
    });
    const second = await seedArticle(database.db, journal, {
      title: { en: 'Second correction' },
      related: [
        { kind: 'companion', doi: '10.5555/elsewhere' },
        { kind: 'corrected-article', doi: '10.5555/a' },
      ],
    });
    const seen = await publicArticle(database.db, 'jek', corrected);
    expect(seen?.notices.map(({ id, kind }) => [id, kind])).toEqual(
      expect.arrayContaining([
        [notice, 'corrected-article'],
        [second, 'corrected-article'],
      ]),
    );
    expect(seen?.notices).toHaveLength(2);
    expect((await publicArticle(database.db, 'jek', notice))?.linked).toMatchObject([{ id: corrected, at: 1 }]);
    expect((await publicArticle(database.db, 'jek', second))?.linked).toMatchObject([{ id: corrected, at: 2 }]);
  });
});

describe('a public galley', () => {
  it('is read in one statement, with its text or its file', async () => {
    const id = await seedArticle(database.db, journal, {
      title: { en: 'Ferns' },
      galleys: ['pdf', 'html'],
      html: '<p>Text</p>',
    });
    const [pdf, html] = (await publicArticle(database.db, 'jek', id))?.galleys ?? [];
    database.statements();
    expect(await publicGalley(database.db, 'jek', id, html?.id ?? '')).toMatchObject({
      html: '<p>Text</p>',
      file: null,
    });
    expect(database.statements()).toHaveLength(1);
    expect(await publicGalley(database.db, 'jek', id, pdf?.id ?? '')).toMatchObject({
      html: null,
      file: { mime: 'application/pdf', size: 2_516_582 },
    });
  });

  it('is absent while its article is not public', async () => {
    const shown = await seedArticle(database.db, journal, { title: { en: 'Shown' }, galleys: ['pdf'] });
    const galley = (await publicArticle(database.db, 'jek', shown))?.galleys[0]?.id ?? '';
    await database.db
      .updateTable('publishing.publication')
      .set({ published_at: null })
      .where('submission_id', '=', shown)
      .execute();
    expect(await publicGalley(database.db, 'jek', shown, galley)).toBeUndefined();
  });
});
