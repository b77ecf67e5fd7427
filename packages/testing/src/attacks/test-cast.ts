import type { TestDatabase } from '../test-database.ts';
import type { Answer, TestServer } from '../test-server.ts';
import type { Actor, Cast } from './cast.ts';

const roles = { admin: [1, 6] } as Record<string, number[]>;

const expectOk = <T>(path: string, { status, body }: Answer<T>): T => {
  if (status !== 200) throw new Error(`${path} ${status}: ${JSON.stringify(body)}`);
  return body;
};

const actorOf = async (server: TestServer, key: string, part: string): Promise<Actor> => {
  const id = await server.person(key, roles[part]);
  const visitor = await server.as(key);
  return {
    id,
    post: async (path, body) => expectOk(path, await visitor.post(path, body)) as never,
    get: async (path) => expectOk(path, await visitor.get(path)) as never,
    upload: async (metadata, file) => {
      expectOk('save-file', await visitor.upload({ ...metadata }, file));
    },
  };
};

/** Everybody whom the writing needs, with accounts of their own. */
export const testCast = async (server: TestServer, { db }: TestDatabase, world: string): Promise<Cast> => {
  const actor = (part: string) => actorOf(server, `${world}-${part}`, part);
  const stranger = server.visitor();
  return {
    stranger: { post: async (path, body) => expectOk(path, await stranger.post(path, body)) as never },
    now: () => server.clock(),
    mailTo: async (address) => {
      const mails = db.selectFrom('messaging.mail').select('body').where('address', '=', address);
      return (await mails.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).body;
    },
    admin: await actor('admin'),
    manager: await actor('manager'),
    chief: await actor('chief'),
    author: await actor('author'),
    reviewer: await actor('reviewer'),
    copyeditor: await actor('copyeditor'),
    layout: await actor('layout'),
    newcomer: await actor('newcomer'),
  };
};
