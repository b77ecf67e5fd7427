/** Which file of ours sent a statement: seen where the query is built, as it is sent from another turn of the event loop. */
import type { KyselyPlugin } from 'kysely';

// What packages/db sends on behalf of others (a notice, a limit of the portal) is its own.
const ours = /\/((?:packages\/(?:modules|db|demo)|apps\/server)\/src\/.+)$/;
const notOurs = /\.test\.ts$|\/journeys\//;
const deep = 40;

/** The nearest caller that is a file of ours and no test. */
const callerOf = (): string | undefined => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const found: { path?: string } = {};
  try {
    Error.stackTraceLimit = deep;
    Error.prepareStackTrace = (_, sites) => {
      for (const site of sites) {
        const path = ours.exec(site.getFileName() ?? '')?.[1];
        if (!path || notOurs.test(path)) continue;
        found.path = path;
        break;
      }
      return '';
    };
    // The stack is made when it is read.
    void new Error().stack;
    return found.path;
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
    const from = callerOf();
    if (from) known.set(queryId, from);
    return node;
  },
  transformResult: async ({ result }) => result,
};
