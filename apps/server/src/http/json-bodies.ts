import type { FastifyInstance } from 'fastify';

/** Bodies of calls are JSON of at most 1 MB. An empty body is no body; anything else than JSON is refused as such. */
export const jsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('unreadable body'), { statusCode: 400, code: 'UNREADABLE' }));
    }
  });
};
