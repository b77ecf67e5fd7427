/** Which file of ours sent a statement: seen where the query is built, as it is sent from another turn of the event loop. */
import type { KyselyPlugin } from 'kysely';

// What packages/db sends on behalf of others (a notice, a limit of the portal) is its own.
const ours = /\/((?:packages\/(?:modules|db)|apps\/server)\/src\/.+)$/;
const notOurs = /\.test\.ts$|\/journeys\//;
const deep = 60;

const filesOfStack = (): string[] => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = deep;
    Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
    const { stack } = new Error();
    return stack as unknown as string[];
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
};

// Of the whole process: a query that is built once is sent by tests of several files.
const known = new WeakMap<object, string>();

/** The file, from the root of the repository, of the nearest caller that is no test; undefined for what tests send themselves. */
export const senderOf = (query: object): string | undefined => known.get(query);

export const noteSenders: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    for (const file of filesOfStack()) {
      const path = ours.exec(file)?.[1];
      if (!path || notOurs.test(path)) continue;
      known.set(queryId, path);
      break;
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};
