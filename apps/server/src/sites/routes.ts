/** The public side on Fastify: finished pages from memory, else loaded, drawn and kept; files of galleys streamed. */
import type { Db } from '@naskhah/db/tables';
import type { ContentStore } from '@naskhah/modules/media';
import { isShownInline } from '@naskhah/modules/media/host';
import { publicArchive, publicArticle } from '@naskhah/modules/publishing';
import { siteAssets } from '@naskhah/site/assets';
import { type CachedPage, type PageCache, severalJournals } from '@naskhah/site/page-cache';
import { renderPage } from '@naskhah/site/render-page.tsx';
import { languageAsked, routeOf } from '@naskhah/site/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameTag } from '../http/compressed.ts';
import { type Addresses, areApart } from '../http/hosts.ts';
import { sendFile } from '../http/send-file.ts';
import { citationsOf } from './citations.ts';
import { keptSettings } from './kept-settings.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { schemeIn, schemeRoute } from './scheme.ts';
import { surroundings } from './surroundings.ts';

type Parts = { db: Db; pages: PageCache; files: ContentStore; at: Addresses };

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
  reply.status(page.status).headers(page.headers);
  if (isSameTag(request, page.etag)) return reply.removeHeader('content-length').status(304).send();
  return reply.send(page.body);
};

const citationTypes = { bib: 'application/x-bibtex', ris: 'application/x-research-info-systems' };

/** A galley that is a file and not a text: streamed as it is, in a sandbox of its own. */
const fileOf = (found: LoadedPage | undefined) =>
  found?.input.page === 'galley' && found.input.data.html === null ? found.input.data.file : undefined;

export const siteRoutes = (app: FastifyInstance, { db, pages, files, at }: Parts): void => {
  const settingsAt = keptSettings(db);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, at.sites);
    const route = routeOf(url);
    const scheme = schemeIn(request.headers.cookie);
    const key = route?.key && `${scheme} ${route.key}`;
    const known = key ? pages.get(key) : undefined;
    if (known) return sendPage(request, reply, known);

    const moment = pages.moment();
    const around = surroundings(await settingsAt(moment), languageAsked(url), scheme, at);
    const { language } = around;
    if (route?.params.page === 'citation') {
      const { path, articleId, format } = route.params;
      const article = await publicArticle(db, path, articleId);
      if (article) {
        const { bibtex, ris } = citationsOf(article, language);
        const name = `attachment; filename="${path}-${articleId.slice(0, 8)}.${format}"`;
        return reply
          .type(`${citationTypes[format]}; charset=utf-8`)
          .header('content-disposition', name)
          .send(format === 'bib' ? bibtex : ris);
      }
    } else if (route) {
      const found = await loadPage(db, route.params, language);
      const file = fileOf(found);
      if (file)
        return sendFile(request, reply, {
          ...file,
          shown: isShownInline(file.mime) || areApart(at),
          caching: 'public, max-age=0, must-revalidate',
          read: (range) => files.read(Buffer.from(file.sha256, 'hex'), range),
        });
      if (found) {
        const page = pages.put(key ?? '', renderPage(found.input, around), found.journal, key ? moment : -1);
        return sendPage(request, reply, page);
      }
    }
    const path = /^\/j\/([a-z0-9-]+)/.exec(url.pathname)?.[1];
    const journal = path ? (await publicArchive(db, path))?.journal : undefined;
    const missing = renderPage({ page: 'not-found', journal }, around);
    return sendPage(request, reply, pages.put('', missing, severalJournals, -1));
  };
  schemeRoute(app, at.sites);
  app.get('/journals', answer);
  app.get('/search', answer);
  app.get('/j/*', answer);
  for (const [href, asset] of siteAssets)
    app.get(href, (_request, reply) => reply.headers(asset.headers).send(asset.body));
};
