import type { Db } from '@naskhah/db/tables';
import type { Addresses } from '@naskhah/server/http/hosts';
import { keptSettings } from '@naskhah/server/sites/kept-settings';
import { loadPage } from '@naskhah/server/sites/load-page';
import { surroundings } from '@naskhah/server/sites/surroundings';
import { severalJournals } from '@naskhah/site/page-cache';
import { renderPage } from '@naskhah/site/render-page.tsx';
import { languageAsked, routeOf } from '@naskhah/site/route';

/** An address of the public side, answered the way the server does it between two changes: queries, citations, then the page. */
export const answering = (db: Db, at: Addresses) => {
  const settingsAt = keptSettings(db);
  return async (address: string) => {
    const url = new URL(address, at.sites);
    const route = routeOf(url);
    const around = surroundings(await settingsAt(0), languageAsked(url), 'device', at);
    const params = route?.params;
    const page = params && params.page !== 'citation' ? await loadPage(db, params, around.language) : undefined;
    return {
      key: route?.key,
      journal: page?.journal ?? severalJournals,
      page: renderPage(page?.input ?? { page: 'not-found' }, around),
    };
  };
};
