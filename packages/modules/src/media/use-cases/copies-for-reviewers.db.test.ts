import { newId } from '@naskhah/kernel/ids';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { answered, type SentFile, sendArticle } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
const ids = {} as Record<'chief' | 'author' | 'siti' | 'journal', string>;
const people = {} as Record<'chief' | 'author' | 'siti', Visitor>;

const rtf = (text: string) => `{\\rtf1{\\info{\\author Zulaikha Hashim}}${text}}`;
const files: SentFile[] = [
  { use: 'manuscript', name: 'Zulaikha.rtf', content: rtf('The peat, by Zulaikha Hashim.') },
  { use: 'title-page', name: 'title.rtf', content: rtf('Zulaikha Hashim') },
  { use: 'supplementary', name: 'data.azizah', content: 'plain words' },
  {
    use: 'supplementary',
    name: 'old.doc',
    content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
  },
];

beforeAll(async () => {
  for (const key of ['chief', 'author', 'siti'] as const) {
    ids[key] = await server.person(key);
    people[key] = await server.as(key);
  }
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await seedSection(database.db, ids.journal, ['Articles', 'Artikel']);
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, ids.journal, newId);
    const preset = { id: newId(), journal: ids.journal, person: ids.chief, presetCode: 'editor-in-chief' };
    await assignPreset(trx, { ...preset, by: null, at: server.clock() });
  });
  people.chief = await server.as('chief');
});

type Mode = 'anonymous' | 'double-anonymous' | 'open';
type Seen = { id: string; filename: string; size: number }[];

/** An article in review of this kind, with siti as its reviewer. */
const inReview = async (anonymity: Mode) => {
  await database.db
    .updateTable('journals.journal')
    .set({ settings: JSON.stringify({ anonymity }) })
    .execute();
  const others = [{ name: 'Zulaikha Hashim', email: 'zulaikha@um.test' }];
  const article_id = await sendArticle(people.author, { journal: ids.journal, others, files });
  const call = async (path: string, input: object) =>
    answered(await people.chief.post(`/api/admin/${path}`, { article_id, ...input }));
  await call('participant/save-participant', { user_id: ids.chief, role: 'editor' });
  await call('workflow/send-to-review', {
    version:
      2 +
      (
        await database.db
          .selectFrom('submissions.submission')
          .select('version')
          .where('id', '=', article_id)
          .executeTakeFirstOrThrow()
      ).version -
      2,
  });
  const review = newId();
  await call('tasks/request/save-request', { kind: 'review', id: review, user_id: ids.siti });
  answered(await people.siti.post('/api/admin/tasks/save-respond', { id: review, version: 1, act: 'accept' }));
  return { article_id, review };
};
const listFor = async (review: string): Promise<Seen> =>
  answered(await people.siti.post<{ files: Seen }>('/api/admin/workflow/get-review', { id: review })).files;
const read = (who: Visitor, id: string | undefined) => who.raw(`/media/files/download-file?id=${id}`);
const tracesFor = async (who: Visitor, ref_id: string) =>
  answered(
    await who.post<{ filename: string; cleaned: boolean; traces: { values: string[] }[]; names: string[] }[]>(
      '/api/admin/media/file-traces',
      { ref_id },
    ),
  );

describe('where reviewers may not know the authors', () => {
  it('they get copies without the names of the makers, called by what they are', async () => {
    const { article_id, review } = await inReview('double-anonymous');
    const list = await listFor(review);
    expect(list.map(({ filename }) => filename).sort()).toEqual(['manuscript.rtf', 'supplementary.txt']);
    const manuscript = list.find(({ filename }) => filename === 'manuscript.rtf');
    const { status, body, headers } = await read(people.siti, manuscript?.id);
    expect([status, body]).toEqual([200, '{\\rtf1The peat, by Zulaikha Hashim.}']);
    expect(String(headers['content-length'])).toBe(String(manuscript?.size));
    expect(String(headers['content-disposition'])).not.toContain('Zulaikha');
    const attached = answered(await people.siti.post<Seen>('/media/files/get-att-data', { ref_id: article_id }));
    expect(attached.map(({ filename, size }) => [filename, size]).sort()).toEqual(
      list.map(({ filename, size }) => [filename, size]).sort(),
    );
    const whole = await read(people.chief, manuscript?.id);
    expect(whole.body).toContain('{\\author Zulaikha Hashim}');
  });

  it('they never get a file of which there can be no copy, and the editor is told', async () => {
    const { article_id, review } = await inReview('double-anonymous');
    const traces = await tracesFor(people.chief, article_id);
    const old = traces.find(({ filename }) => filename === 'old.doc');
    expect(old).toMatchObject({ cleaned: false });
    // It is there to name the authors, and is for no reviewer here.
    expect(traces.find(({ filename }) => filename === 'title.rtf')).toMatchObject({ names: [] });
    const { id } = await database.db
      .selectFrom('media.attachment')
      .select('id')
      .where('ref_id', '=', article_id)
      .where('filename', '=', 'old.doc')
      .executeTakeFirstOrThrow();
    expect((await listFor(review)).map((file) => file.id)).not.toContain(id);
    expect((await read(people.siti, id)).status).toBe(404);
    expect((await read(people.chief, id)).status).toBe(200);
  });
});

it.each(['anonymous', 'open'] as const)('reviewers who know the authors get every file (%s)', async (mode) => {
  const { review } = await inReview(mode);
  expect((await listFor(review)).map(({ filename }) => filename).sort()).toEqual([
    'manuscript.rtf',
    'supplementary.doc',
    'supplementary.txt',
    'title-page.rtf',
  ]);
});

describe('what was found in the files', () => {
  it('is read by who sent them and by the editors, with a warning where the text names an author, by nobody else', async () => {
    const { article_id } = await inReview('double-anonymous');
    for (const who of [people.author, people.chief]) {
      const manuscript = (await tracesFor(who, article_id)).find(({ filename }) => filename === 'Zulaikha.rtf');
      expect(manuscript).toMatchObject({
        cleaned: true,
        traces: [{ kind: 'author', values: ['Zulaikha Hashim'] }],
        names: ['Zulaikha Hashim'],
      });
    }
    expect(await tracesFor(people.siti, article_id)).toEqual([]);
  });

  it('is looked for once in a content, however often it is sent', async () => {
    await inReview('double-anonymous');
    const kept = await database.db.selectFrom('media.clean_copy').select('sha256').execute();
    expect(kept).toHaveLength(4);
  });
});

describe('the files for the reviewers', () => {
  it('are chosen by the editor', async () => {
    const { article_id, review } = await inReview('double-anonymous');
    const choose = (files: (string | undefined)[], who = people.chief) =>
      who.post('/api/admin/workflow/choose-review-files', { article_id, files });
    const manuscript = (await listFor(review)).find(({ filename }) => filename === 'manuscript.rtf');
    const data = (await listFor(review)).find(({ filename }) => filename === 'supplementary.txt');
    answered(await choose([manuscript?.id]));
    expect((await listFor(review)).map(({ id }) => id)).toEqual([manuscript?.id]);
    expect((await read(people.siti, data?.id)).status).toBe(404);
    expect((await choose([manuscript?.id], people.author)).status).toBe(403);
    expect((await choose([manuscript?.id], people.siti)).status).toBe(404);
    const page = await people.chief.get<{ files: { id: string; filename: string; in_review: boolean | null }[] }>(
      `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${article_id}`,
    );
    expect(page.body.files.map(({ filename, in_review }) => [filename, in_review])).toEqual([
      ['Zulaikha.rtf', true],
      ['title.rtf', null],
      ['data.azizah', false],
      ['old.doc', false],
    ]);
    const title = page.body.files.find(({ filename }) => filename === 'title.rtf');
    expect((await choose([title?.id])).body.code).toBe('file-names-authors');
    expect((await choose([newId()])).status).toBe(404);
    answered(await choose([]));
    expect(await listFor(review)).toEqual([]);
  });
});
