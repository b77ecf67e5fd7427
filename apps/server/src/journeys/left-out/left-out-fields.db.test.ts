/** No call loses data when a field is left out. A new changing call has a record here, or stands by name in `holdNoRecord`. */
import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { askedCalls, fieldsIn, without } from '@naskhah/testing/asked-of-calls';
import { articleSeenBy } from '@naskhah/testing/attacks/article-seen-by';
import type { Hands } from '@naskhah/testing/attacks/hands';
import { testHands } from '@naskhah/testing/attacks/test-hands';
import { wordsOf } from '@naskhah/testing/attacks/words';
import { writeDraft } from '@naskhah/testing/attacks/written-draft';
import { writeJournal } from '@naskhah/testing/attacks/written-journal';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdNoRecord } from './hold-no-record.ts';
import { records } from './records.ts';
import type { World } from './records-of-articles.ts';

const database = testDatabase();
const server = testServer(database);
let hands: Hands;
let world: World;

/** A journal with its team, a draft, and an article of which a review has begun. */
const begin = async (): Promise<World> => {
  const words = wordsOf(Array.from({ length: 40 }, (_, at) => `Peat swamps after the fire ${at}`));
  const { journal, point } = await writeJournal(hands, words, 'jps');
  const article = await writeDraft(hands, words, { journal, point });
  const { chief, reviewer, author } = hands;
  await chief.post('/api/admin/participant/save-participant', {
    article_id: article,
    user_id: chief.id,
    role: 'editor',
  });
  const { version } = await articleSeenBy(chief, article);
  await chief.post('/api/admin/workflow/send-to-review', { article_id: article, version });
  const review = newId();
  const invited = { id: review, kind: 'review', article_id: article, user_id: reviewer.id };
  await chief.post('/api/admin/tasks/request/save-request', invited);
  await reviewer.post('/api/admin/tasks/save-respond', { id: review, version: 1, act: 'accept' });
  const draft = newId();
  const start = { id: draft, journal_id: journal, language: 'en', checklist: [point] };
  await author.post('/api/admin/article-submission/save', start);
  const placed = await seedSubmission(database.db, journal, { title: 'Placed', number: 'JPS-9' });
  await database.db
    .updateTable('submissions.submission')
    .set({ stage: 'production' })
    .where('id', '=', placed)
    .execute();
  return { journal, article, draft, review, placed };
};

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  hands = await testHands(server, database, 'left');
  world = await begin();
}, 60_000);

const changing = askedCalls.filter(({ meta }) => meta.limit !== 'read');

/** What a save may change although nothing else was given: its count and its time. */
const lasting = (record: unknown): unknown =>
  JSON.parse(
    JSON.stringify(record, (name, value: unknown) =>
      ['version', 'updated_at', 'settled_at'].includes(name) ? undefined : value,
    ),
  );

const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0);

describe('every changing call', () => {
  it('has a record here, or a reason why it holds none, and not both', () => {
    const named = [...Object.keys(records), ...holdNoRecord];
    expect(changing.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    expect(named.filter((name) => !changing.some((call) => call.name === name))).toEqual([]);
  });
});

describe('a call that leaves a field out', () => {
  it.each(Object.keys(records))('%s keeps it as it was, or is refused', async (name) => {
    const call = changing.find((one) => one.name === name);
    const { by, read, body, empty = [], asOne = [] } = (await records[name]?.(hands, world)) ?? expect.fail(name);
    const path = call?.path ?? '';
    await by.post(path, await body());
    const whole = await body();
    const isApart = ({ at }: { at: string[] }) => !asOne.some((list) => at.join('.').startsWith(`${list}.`));
    const fields = fieldsIn(call?.input, whole).filter(isApart);
    expect(fields.length).toBeGreaterThan(1);
    const unsaid = fields.filter(({ value }) => !isSaid(value)).map(({ at }) => at.join('.'));
    expect(unsaid.filter((field) => !empty.includes(field))).toEqual([]);

    const before = lasting(await read());
    for (const { at } of fields) {
      await by.post(path, without(await body(), at)).catch((refusal: Error) => {
        expect(refusal.message, at.join('.')).toMatch(/ (404|409|422): /);
      });
      expect({ at: at.join('.'), record: lasting(await read()) }).toEqual({ at: at.join('.'), record: before });
    }
  });
});

describe('a list call without its list', () => {
  it.each([
    [
      '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list',
      'entries',
      () => ({ article_id: world.draft }),
    ],
    ['/api/admin/users/save-user-affliation', 'affiliations', () => ({})],
    ['/api/admin/messaging/save-preferences', 'preferences', () => ({})],
    ['/api/admin/submissions/order-contributors', 'order', () => ({ ref_id: world.draft, version: 1 })],
  ])('%s is refused, and the list is named', async (path, list, body) => {
    const author = await server.as('left-author');
    const { status, body: problem } = await author.post<{ errors: { path: string }[] }>(path, body());
    expect([status, problem.errors.map((fault) => fault.path)]).toEqual([422, [list]]);
  });
});

describe('null', () => {
  it('clears what an update gives it for', async () => {
    const { author } = hands;
    const read = () => author.post('/api/admin/identity/get-profile', {});
    const save = async (phone: string | null) =>
      author.post('/api/profil/update-user-profile', { version: (await read()).version, phone });
    await save('03-8947 1234');
    expect(await read()).toMatchObject({ phone: '03-8947 1234' });
    await save(null);
    expect(await read()).toMatchObject({ phone: null });
  });
});
