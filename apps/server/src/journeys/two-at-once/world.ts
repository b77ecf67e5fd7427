/** The people of a journey, whose every act is sent twice at the same time: by themselves, or by a colleague too. */
import type { Actor, Cast, Part } from '@naskhah/testing/attacks/cast';
import type { Answer, TestServer, Visitor } from '@naskhah/testing/test-server';

const parts: Part[] = ['admin', 'manager', 'chief', 'author', 'reviewer', 'copyeditor', 'layout', 'newcomer'];
/** Of whom there are several in a journal or a portal; a manuscript, a report and a piece of work are one person's. */
const withColleagues: Part[] = ['admin', 'manager', 'chief'];

/** One act of a journey: what was answered, and how many rows of which tables came of it. */
export type Step = { path: string; answers: Answer[]; effect: Record<string, number> };

export type Sending = 'once' | 'twice' | 'with a colleague';

/** Somebody with a browser; `alone` sends once and is not noted. */
export type Somebody = Actor & { email: string; alone: Visitor };

export type World = {
  name: string;
  cast: Cast;
  /** Who may do what the part may. */
  colleagueOf: Record<Part, Somebody>;
  /** One more person of this world. */
  somebody: (key: string, roles?: number[]) => Promise<Somebody>;
  /** What strangers do, each in a browser of their own. */
  strangers: <T = { version: number }>(path: string, body: object) => Promise<T>;
  /** The body of the last mail to that address. */
  mailTo: (address: string) => Promise<string>;
  /** Tries are counted by the hour. */
  anHourLater: () => void;
  steps: Step[];
};

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The answer with which the journey goes on: of who was let in, the person's own before a colleague's, and the later of two. */
const better = (answers: Answer[], sending: Sending): Answer | undefined => {
  const given = answers.filter(isOk);
  if (sending === 'with a colleague') return given[0];
  return given.sort((a, b) => Number(a.body?.version ?? 0) - Number(b.body?.version ?? 0)).at(-1);
};

type Means = {
  /** Counts what is stored: what an act adds to it is its effect. */
  measure: () => Promise<Record<string, number>>;
  mailTo: World['mailTo'];
  /** What the world does by itself once an act is done. */
  after: (world: World, path: string, body: unknown) => Promise<void>;
};

export const worldOf = async (
  server: TestServer,
  name: string,
  sending: Sending,
  { measure, mailTo, after: react }: Means,
): Promise<World> => {
  const steps: Step[] = [];
  const act = async <T>(path: string, send: (() => Promise<Answer>)[]): Promise<T> => {
    const before = await measure();
    const answers = await Promise.all(send.map((one) => one()));
    const after = await measure();
    const more = Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)] as const);
    steps.push({ path, answers, effect: Object.fromEntries(more.filter(([, count]) => count !== 0)) });
    const answer = better(answers, sending);
    if (answer) {
      await react(world, path, answer.body);
      return answer.body as T;
    }
    throw new Error(`${path}: ${answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).join(', ')}`);
  };
  const actorOf = async (key: string, roles?: number[], colleague?: Visitor): Promise<Somebody> => {
    const id = await server.person(key, roles);
    const alone = await server.as(key);
    const senders = { once: [alone], twice: [alone, alone], 'with a colleague': [alone, colleague ?? alone] }[sending];
    return {
      id,
      email: `${key}@example.test`,
      alone,
      get: async (path) => {
        const { status, body } = await alone.get(path);
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
        return body as never;
      },
      post: (path, body) =>
        act(
          path,
          senders.map((one) => () => one.post(path, body)),
        ),
      upload: async (metadata, file) => {
        const one = (visitor: Visitor) => () => visitor.upload({ ...metadata }, file);
        await act('/media/files/save-file', senders.map(one));
      },
    };
  };
  const colleagueOf = {} as World['colleagueOf'];
  const cast = {} as Record<Part, Actor>;
  for (const part of parts) {
    const roles = part === 'admin' ? [1, 6] : undefined;
    colleagueOf[part] = await actorOf(`${name}-${part}-colleague`, roles);
    const may = withColleagues.includes(part) ? colleagueOf[part].alone : undefined;
    cast[part] = await actorOf(`${name}-${part}`, roles, may);
  }
  const strangers: World['strangers'] = (path, body) => {
    const send = () => server.visitor().post(path, body);
    return act(path, sending === 'once' ? [send] : [send, send]);
  };
  const world: World = {
    name,
    cast: { ...cast, stranger: { post: strangers }, now: () => server.clock(), mailTo },
    colleagueOf,
    somebody: (key, roles) => actorOf(`${name}-${key}`, roles),
    strangers,
    mailTo,
    anHourLater: () => server.clock.forward({ hours: 1 }),
    steps,
  };
  return world;
};
