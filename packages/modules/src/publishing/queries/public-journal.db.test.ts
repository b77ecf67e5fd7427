import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedIssue, seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicArchive } from './public-archive.ts';
import { publicIssue } from './public-issue.ts';
import { publicJournal } from './public-journal.ts';

const database = testDatabase();
let journal: string;
let issue: string;
beforeAll(async () => {
  const { db } = database;
  journal = await seedJournal(db, { path: 'bjph', nameEn: 'Borneo Journal of Public Health' });
  const research = await seedSection(db, journal, ['Research articles', 'Artikel penyelidikan'], 2);
  const editorial = await seedSection(db, journal, ['Editorial', 'Editorial'], 1);
  issue = await seedIssue(db, journal, { volume: '8', number: '2' });
  await seedIssue(db, journal, { volume: '8', number: '1', publishedAt: '2026-01-30T00:00:00Z' });
  await seedIssue(db, journal, { volume: '9', number: '1', year: 2027, state: 'approved' });
  const names = Array.from({ length: 12 }, (_, at) => ({ name: `Author ${at}` }));
  await seedArticle(db, journal, { title: { en: 'Iron' }, issueId: issue, sectionId: research, position: 2 });
  await seedArticle(db, journal, { title: { en: 'Flood' }, issueId: issue, sectionId: editorial, authors: names });
  await seedArticle(db, journal, { title: { en: 'Rabies' }, issueId: issue, sectionId: research, position: 1 });
  await seedArticle(db, journal, { title: { en: 'Draft' }, issueId: issue, publishedAt: null });
  await seedArticle(db, journal, { title: { en: 'Alone' } });
});

describe('the public view of a journal', () => {
  it('is read in at most five statements, with the newest public issue in the order of its sections', async () => {
    database.statements();
    const home = await publicJournal(database.db, 'bjph');
    expect(database.statements().length).toBeLessThanOrEqual(5);
    expect(home?.issues.map(({ volume, number }) => `${volume}(${number})`)).toEqual(['8(2)', '8(1)']);
    expect(home?.current.map(({ title }) => title.en)).toEqual(['Flood', 'Rabies', 'Iron']);
    expect(home?.loose.map(({ title }) => title.en)).toEqual(['Alone']);
  });

  it('names the first eight authors and counts all', async () => {
    const flood = (await publicJournal(database.db, 'bjph'))?.current[0];
    expect(flood?.names.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, at) => `Author ${at}`));
    expect(flood?.authors).toBe(12);
  });

  it('is absent for an unknown path', async () => {
    expect(await publicJournal(database.db, 'nobody')).toBeUndefined();
  });
});

describe('the public view of an issue', () => {
  it('is read in at most five statements, with only what is public', async () => {
    database.statements();
    const seen = await publicIssue(database.db, 'bjph', issue);
    expect(database.statements().length).toBeLessThanOrEqual(5);
    expect(seen?.entries.map(({ title }) => title.en)).toEqual(['Flood', 'Rabies', 'Iron']);
    expect(seen?.issue).toMatchObject({ articles: 3, publishedAt: expect.stringContaining('2026-06-30') });
  });

  it('is absent before the final approval', async () => {
    const waiting = await seedIssue(database.db, journal, { volume: '9', number: '2', year: 2027, state: 'approved' });
    expect(await publicIssue(database.db, 'bjph', waiting)).toBeUndefined();
  });
});

describe('the archive', () => {
  it('lists every public issue, newest first, in one statement', async () => {
    database.statements();
    const archive = await publicArchive(database.db, 'bjph');
    expect(database.statements()).toHaveLength(1);
    expect(archive?.issues.map(({ number, articles }) => [number, articles])).toEqual([
      ['2', 3],
      ['1', 0],
    ]);
  });
});
