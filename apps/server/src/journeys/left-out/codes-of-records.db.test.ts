/** A coded field takes what its list offers; what a record keeps may stay when it is retired (decisions 10). Over every call with codes. */
import { codesIn } from '@naskhah/contract/coded';
import { codesKept } from '@naskhah/contract/codes-kept';
import { newId } from '@naskhah/kernel/ids';
import { askedCalls } from '@naskhah/testing/asked-of-calls';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LivedIn, livedIn } from './lived-in.ts';
import { records } from './records.ts';

const database = testDatabase();
const server = testServer(database);
let lived: LivedIn;
beforeAll(async () => {
  lived = await livedIn(server, database, 'codes');
}, 60_000);

const retire = (list: string, values: string[], active: boolean) =>
  database.db
    .updateTable('reference_data.code')
    .set({ active })
    .where('list', '=', list)
    .where('value', 'in', values)
    .execute();

/** The same body with another value at this place. */
const withValue = (body: object, path: string, value: string): object => {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<object>((inner, key) => Reflect.get(inner, key) as object, copy);
  Reflect.set(holder, last, value);
  return copy;
};

const refusalOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'accepted',
    (refusal: Error) => refusal.message,
  );

/** One that the record does not keep, which might stay. */
const otherOf = async (list: string, kept: readonly string[]): Promise<string> => {
  const others = database.db.selectFrom('reference_data.code').select('value').where('list', '=', list);
  return (await others.where('value', 'not in', kept).where('active', '=', true).executeTakeFirstOrThrow()).value;
};

describe('the codes of a record', () => {
  const withRecords = Object.keys(codesKept).filter((name) => name in records);

  it('are tried of every call with codes but the galley, which stands below', () =>
    expect(Object.keys(codesKept).filter((name) => !withRecords.includes(name))).toEqual([
      'publishing.insertIssueGalley',
    ]));

  it.each(withRecords)('%s', async (name) => {
    const { cast, world } = lived;
    const { by, body } = (await records[name]?.(cast, world)) ?? expect.fail(name);
    const call = askedCalls.find((one) => one.name === name) ?? expect.fail(name);
    await by.post(call.path, await body());
    const given = call.input ? codesIn(call.input, await body()) : [];
    expect(given.length).toBeGreaterThan(0);
    for (const { path, list, value } of given) {
      const unknown = await refusalOf(by.post(call.path, withValue(await body(), path, 'no-such-code')));
      expect({ path, unknown }).toMatchObject({
        path,
        unknown: expect.stringContaining(`"path":"${path}","code":"not-in-list"`),
      });

      const held = given.filter((one) => one.list === list).map((one) => one.value);
      const other = await otherOf(list, held);
      await retire(list, [value, other], false);
      const retired = await refusalOf(by.post(call.path, withValue(await body(), path, other)));
      const kept = await refusalOf(by.post(call.path, await body()));
      await retire(list, [value, other], true);
      expect({ path, retired }).toMatchObject({
        path,
        retired: expect.stringContaining(`"path":"${path}","code":"code-retired"`),
      });
      // Twice the same contributor is refused for itself, as it stands there already.
      expect({ path, kept }).toMatchObject({ path, kept: expect.not.stringMatching(/code-retired|not-in-list/) });
    }
  });
});

describe('the language of a file', () => {
  it.each(['no-such-code', ''])('is one of the list, by upload: %j is not', async (language) => {
    const { cast, world } = lived;
    const metadata = { id: newId(), ref_id: world.draft, type: 'supplementary', language };
    const sent = await refusalOf(cast.author.upload(metadata, { name: 'data.csv', content: 'a,b' }));
    expect(sent).toContain('"path":"language","code":"not-in-list"');
  });

  it('of a galley is one too', async () => {
    const { cast, world } = lived;
    const galley = { article_id: world.article, attachment_id: newId(), kind: 'pdf', label: 'PDF', language: 'zz' };
    const sent = await refusalOf(cast.chief.post('/api/admin/pengurusan-jurnal/insert-issue-galley', galley));
    expect(sent).toContain('"path":"language","code":"not-in-list"');
  });
});
