import type { FastifyInstance } from 'fastify';

/** The path of the first text that holds the sign NUL, as a value or as a name. */
const placeOfNul = (value: unknown, path: string[] = []): string | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path.join('.');
    const found = placeOfNul(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Bodies of calls are JSON of at most 1 MB. An empty body is no body; anything else than JSON is refused as such. */
export const jsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 1_048_576 }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      const body: unknown = JSON.parse(String(text));
      // PostgreSQL keeps no text with this sign (its documentation, 8.3).
      const at = /\\u0000/.test(String(text)) ? placeOfNul(body) : undefined;
      if (at === undefined) done(null, body);
      else
        done(
          Object.assign(new Error('a text with NUL'), {
            statusCode: 422,
            fields: [{ path: at, code: 'text-with-nul' }],
          }),
        );
    } catch {
      done(Object.assign(new Error('unreadable body'), { statusCode: 400, code: 'UNREADABLE' }));
    }
  });
};
