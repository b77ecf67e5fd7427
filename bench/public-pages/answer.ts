import type { Db } from '@naskhah/db/tables';
import { loadPage } from '@naskhah/server/sites/load-page';
import { severalJournals } from '@naskhah/site/page-cache';
import { renderPage } from '@naskhah/site/render-page.tsx';
import { languageOf, routeOf } from '@naskhah/site/route';
import type { Surroundings } from '@naskhah/site/surroundings';

/** An address of the public side, answered the way the server does it: queries, citations, then the page. */
export const answer = async (db: Db, address: string, at: Omit<Surroundings, 'language'>) => {
  const url = new URL(address, at.sites);
  const route = routeOf(url);
  const language = languageOf(url);
  const params = route?.params;
  const page = params && params.page !== 'citation' ? await loadPage(db, params, language) : undefined;
  return {
    key: route?.key,
    journal: page?.journal ?? severalJournals,
    page: renderPage(page?.input ?? { page: 'not-found' }, { ...at, language }),
  };
};
