import { newId } from '@naskhah/kernel/ids';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
let author: Visitor;
let draft: string;

beforeAll(async () => {
  draft = await seedDraft(database.db, await server.person('devi'));
  author = await server.as('devi');
});

type Saved = { version: number; code?: string };
const versionOf = async () =>
  await database.db
    .selectFrom('submissions.submission')
    .select(['version', 'title'])
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
const save = (version: number, title: string) =>
  author.post<Saved>('/api/admin/article-submission/update', { id: draft, version, article_title: { en: title } });
const savedRows = async () =>
  (
    await database.db
      .selectFrom('activity.log')
      .select('seq')
      .where('subject_id', '=', draft)
      .where('event', '=', 'submission-was-saved')
      .execute()
  ).length;

describe('a draft that is saved several times at once', () => {
  it('keeps one save, tells the others that they are stale, and moves on by one version', async () => {
    for (let round = 1; round <= 5; round++) {
      const before = await versionOf();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) => save(before.version, `Peat ${round}.${at}`)),
      );
      const kept = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(({ status, body }) => (status === 200 ? 'saved' : body.code)).sort()).toEqual([
        'saved',
        ...Array(5).fill('stale-version'),
      ]);
      const after = await versionOf();
      expect(after).toEqual({ version: before.version + 1, title: { en: `Peat ${round}.${kept}` } });
      expect(await savedRows()).toBe(round);
    }
  });

  it('keeps the saves of two windows that wait for each other', async () => {
    const { version } = await versionOf();
    const first = await save(version, 'Peat');
    expect((await save(first.body.version, 'Peat swamps')).status).toBe(200);
    expect(await versionOf()).toEqual({ version: version + 2, title: { en: 'Peat swamps' } });
  });

  it('takes one of two contributors that are added to the same version, so that none has the other’s place', async () => {
    const { version } = await versionOf();
    const add = (name: string) =>
      author.post<Saved>('/api/admin/contributor/save-contributor', {
        ref_id: draft,
        version,
        contributor: { id: newId(), type: 'person', name, corresponding: false, affiliations: [], credit: [] },
      });
    const answers = await Promise.all(['Ali', 'Tan', 'Raj', 'Siti'].map(add));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await database.db
      .selectFrom('submissions.contributor')
      .select('position')
      .where('submission_id', '=', draft)
      .execute();
    expect(rows).toEqual([{ position: 1 }]);
  });
});
