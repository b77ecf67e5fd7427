/** No call loses data when a field is left out. A new changing call has a record here, or stands by name in `holdNoRecord`. */
import { askedCalls, fieldsIn, without } from '@naskhah/testing/asked-of-calls';
import type { Cast } from '@naskhah/testing/attacks/cast';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdNoRecord } from './hold-no-record.ts';
import { livedIn } from './lived-in.ts';
import { records } from './records.ts';
import type { World } from './records-of-articles.ts';

const database = testDatabase();
const server = testServer(database);
let cast: Cast;
let world: World;

beforeAll(async () => {
  ({ cast, world } = await livedIn(server, database, 'left'));
}, 60_000);

const changing = askedCalls.filter(({ meta }) => meta.limit !== 'read');

/** What a save may change although nothing else was given: its count and its time. */
const lasting = (record: unknown): unknown =>
  JSON.parse(
    JSON.stringify(record, (name, value: unknown) =>
      ['version', 'updated_at', 'settled_at'].includes(name) ? undefined : value,
    ),
  );

/** A point of a list of texts, and the one text of two by which it is known. */
const isLocalized = (at: readonly string[]): boolean => at.includes('0') || at.includes('principal_contact');

const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0);

describe('every changing call', () => {
  it('has a record here, or a reason why it holds none, and not both', () => {
    const named = [...Object.keys(records), ...holdNoRecord];
    const missing = changing.map(({ name }) => name).filter((name) => !named.includes(name));
    expect(missing, 'give each a record in records*.ts, or its name in hold-no-record.ts').toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    expect(named.filter((name) => !changing.some((call) => call.name === name))).toEqual([]);
  });
});

describe('a call that leaves a field out', () => {
  it.each(Object.keys(records))('%s keeps it as it was, or is refused', async (name) => {
    const call = changing.find((one) => one.name === name);
    const { by, read, body, empty = [], asOne = [] } = (await records[name]?.(cast, world)) ?? expect.fail(name);
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

/** What a change is of, and what it must be new against; of a list the entry that it changes. */
const keys =
  /(^|\.)(id|acl|version|event|stage|journal_id|ref_id|article_id|issue_id|affiliations|contributor|contributor\.id|organisation)$/;

describe('an update that leaves a field out', () => {
  const updates = Object.keys(records).filter((name) =>
    /\/update/.test(changing.find((call) => call.name === name)?.path ?? ''),
  );

  it.each(updates)('%s is done all the same', async (name) => {
    const call = changing.find((one) => one.name === name);
    const { by, body, asOne = [] } = (await records[name]?.(cast, world)) ?? expect.fail(name);
    await by.post(call?.path ?? '', await body());
    const isApart = ({ at }: { at: string[] }) => !asOne.some((list) => at.join('.').startsWith(`${list}.`));
    const fields = fieldsIn(call?.input, await body()).filter(isApart);
    for (const { at } of fields.filter((field) => !keys.test(field.at.join('.')) && !isLocalized(field.at)))
      await by.post(call?.path ?? '', without(await body(), at)).catch((refusal: Error) => {
        expect.fail(`without ${at.join('.')}: ${refusal.message}`);
      });
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
    const { author } = cast;
    const read = () => author.post('/api/admin/identity/get-profile', {});
    const save = async (phone: string | null) =>
      author.post('/api/profil/update-user-profile', { version: (await read()).version, phone });
    await save('03-8947 1234');
    expect(await read()).toMatchObject({ phone: '03-8947 1234' });
    await save(null);
    expect(await read()).toMatchObject({ phone: null });
  });
});
