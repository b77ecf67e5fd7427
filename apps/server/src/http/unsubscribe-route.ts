/** One press in a mail program stops mails of a kind (RFC 8058): it posts to the link itself, without a session. */
import type { Result } from '@naskhah/kernel/result';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './api.ts';
import { languageOf, type Speak } from './language-of.ts';

type Stop = (token: string) => Promise<Result<unknown, string>>;

export const unsubscribeRoute = (app: FastifyInstance, stop: Stop, speak: Speak): void => {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    // The body says no more than that it was a press: what is stopped stands in the link.
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _text, done) => done(null));
    inner.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const stopped = await stop(request.params.token);
      if (!stopped.ok)
        return sendProblem(reply, stopped.refusal, await languageOf(speak, request.headers['accept-language']));
      return reply.header('cache-control', 'no-store').status(200).send();
    });
  });
};
