/** What is made under an id stays what it was: the same again is the same, something else under that id is refused (decisions 10). */
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import type { Actor, Cast, Part } from '@naskhah/testing/attacks/cast';
import { testCast } from '@naskhah/testing/attacks/test-cast';
import { wordsOf } from '@naskhah/testing/attacks/words';
import { writeEverything } from '@naskhah/testing/attacks/write-everything';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, expect, it } from 'vitest';
import { livedIn } from './left-out/lived-in.ts';

const database = testDatabase();
const server = testServer(database);

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
});

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** The same body with another text in its first field that has one; undefined where there is none. */
const otherwise = (body: object): object | undefined => {
  const written = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.includes('line ') && !isId(value) ? `${value.slice(0, 40)}!` : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, inner] of Object.entries(value)) {
      const changed = written(inner);
      if (changed === undefined) continue;
      return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    }
    return undefined;
  };
  return written(body) as object | undefined;
};

/** Calls that make something under an id of the client: a new one is tried here once the story makes something by it. */
const makers = [
  '/api/admin/article-submission/save',
  '/api/admin/desk/save-view',
  '/api/admin/forms/add-form',
  '/api/admin/identity/invite-person',
  '/api/admin/identity/invite-to-team',
  '/api/admin/journals/save-editorial-board',
  '/api/admin/journals/save-journal',
  '/api/admin/pengurusan-jurnal/insert-issue',
  '/api/admin/pengurusan-jurnal/insert-volume',
  '/api/admin/pengurusan-jurnal/thread/save-thread',
  '/api/admin/tasks/message/save-message',
  '/api/admin/tasks/request/save-request',
  '/api/admin/tasks/save-task',
];
/** The id is that of something that is there, and each answer is another one. */
const keepsBoth: Record<string, string> = {
  '/api/admin/submissions/decline-authorship': 'a word that is thought over',
};

const tried = new Map<string, number>();
/** Sends what makes something once more with another text, and notes what is answered. */
const sendingOtherwise = (actor: Actor): Actor => ({
  ...actor,
  post: async (path, body) => {
    const answer = await actor.post(path, body);
    const makes = 'id' in body && !('version' in body) && !tried.has(path);
    const other = makes ? otherwise(body) : undefined;
    if (other) {
      const refused = await actor.post(path, other).then(
        () => 200,
        (error: unknown) => Number(/ (\d{3}): /.exec(String(error))?.[1]),
      );
      tried.set(path, refused);
    }
    return answer as never;
  },
});

it('another text under the id of something that is there is refused, whatever makes it', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `line ${at}`);
  const cast = await testCast(server, database, 'again');
  const parts: Part[] = ['admin', 'manager', 'chief', 'author', 'reviewer', 'copyeditor', 'layout', 'newcomer'];
  const sending = Object.fromEntries(parts.map((part) => [part, sendingOtherwise(cast[part])]));
  await writeEverything({ ...cast, ...sending } as Cast, wordsOf(lines), 'again');
  const made = [...tried].filter(([path]) => !(path in keepsBoth));
  expect(made.map(([path]) => path).toSorted()).toEqual(makers);
  // A number or a name that is taken may be noticed first.
  expect(made.filter(([, status]) => status !== 422 && status !== 409)).toEqual([]);
}, 120_000);

it('another contributor under the id of one who is named is refused, and the first one stays', async () => {
  const { cast, world } = await livedIn(server, database, 'named');
  type Draft = { version: number; contributor: { id: string; name: string }[] };
  const draft = () => cast.author.post<Draft>('/api/admin/article-submission/get', { id: world.draft });
  const { version, contributor } = await draft();
  const [known] = contributor;
  const other = { id: known?.id, type: 'organisation', name: 'Somebody else', affiliations: [], credit: [] };
  const body = { ref_id: world.draft, version, contributor: other };
  await expect(cast.author.post('/api/admin/contributor/save-contributor', body)).rejects.toThrow(
    / 422: .*another-content/,
  );
  expect(await draft()).toMatchObject({ version, contributor });
});
