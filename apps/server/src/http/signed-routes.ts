import type { MediaRoutes } from '@naskhah/modules/media/host';
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { FastifyInstance } from 'fastify';
import { type Addresses, areApart, signedPrefix } from './hosts.ts';
import { languageOf, type Speak } from './language-of.ts';
import { sendFile } from './send-file.ts';
import { signedFile } from './signed-file.ts';

type Parts = {
  media: MediaRoutes;
  secret: string;
  addresses: Addresses;
  speak: Speak;
};

/** Files on the sites' host: the portal has asked for access, this only believes its signature. */
export const signedRoutes = (app: FastifyInstance, { media, secret, addresses, speak }: Parts): void => {
  if (!areApart(addresses)) return;
  const sitesHost = new URL(addresses.sites).host;
  // A wildcard: names of parameters in paths are cut at a hundred characters.
  app.get<{ Params: { '*': string } }>(`${signedPrefix}*`, async (request, reply) => {
    const asked =
      request.headers.host === sitesHost ? signedFile(request.params['*'], secret, media.clock()) : undefined;
    const file = asked && (await media.signedContent(asked.id, asked.cleaned));
    if (!file)
      return reply
        .status(404)
        .type('text/plain')
        .send(say(site.fileAddressEnded, await languageOf(speak, request.headers['accept-language'])));
    reply.header('referrer-policy', 'no-referrer');
    return sendFile(request, reply, {
      filename: asked.name,
      mime: file.mime,
      size: file.size,
      shown: asked.shown,
      caching: 'private, no-store',
      read: (range) => media.store.read(file.sha256, range),
    });
  });
};
