import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { journalsDirectory, nothingFound, searchArticles } from '@naskhah/modules/discovery';
import {
  publicArchive,
  publicArticle,
  publicBoard,
  publicGalley,
  publicIssue,
  publicJournal,
} from '@naskhah/modules/publishing';
import { severalJournals } from '@naskhah/site/page-cache';
import { isEmpty } from '@naskhah/site/pages/search/params';
import type { PageInput } from '@naskhah/site/render-page.tsx';
import type { SiteParams } from '@naskhah/site/route';
import { citationsOf } from './citations.ts';

/** What a page is drawn from, and the journal whose changes drop it from the cache. */
export type LoadedPage = { input: PageInput; journal: string };
type PageParams = Exclude<SiteParams, { page: 'citation' }>;

const pageSize = 25;

export const loadPage = async (db: Db, params: PageParams, language: Language): Promise<LoadedPage | undefined> => {
  switch (params.page) {
    case 'journal': {
      const data = await publicJournal(db, params.path);
      return data && { input: { page: 'journal', data }, journal: data.journal.id };
    }
    case 'issue': {
      const data = await publicIssue(db, params.path, params.issueId, { page: params.at });
      return data && { input: { page: 'issue', data }, journal: data.journal.id };
    }
    case 'archive': {
      const data = await publicArchive(db, params.path);
      return data && { input: { page: 'archive', data }, journal: data.journal.id };
    }
    case 'about': {
      const data = await publicArchive(db, params.path);
      if (!data) return undefined;
      const { journal } = data;
      return {
        input: { page: 'about', data: { journal, board: await publicBoard(db, journal.id) } },
        journal: journal.id,
      };
    }
    case 'article': {
      const data = await publicArticle(db, params.path, params.articleId);
      return (
        data && { input: { page: 'article', data, citations: citationsOf(data, language) }, journal: data.journal.id }
      );
    }
    case 'galley': {
      const data = await publicGalley(db, params.path, params.articleId, params.galleyId);
      return data && { input: { page: 'galley', data }, journal: data.journal.id };
    }
    case 'journals': {
      const data = await journalsDirectory(db, { ...params, page: params.at, size: pageSize });
      return { input: { page: 'journals', data, asked: params }, journal: severalJournals };
    }
    case 'search': {
      const asked = { ...params, page: params.at, size: pageSize };
      const data = isEmpty(params) ? nothingFound : await searchArticles(db, asked);
      const journal = params.journal ? (await publicArchive(db, params.journal))?.journal : undefined;
      return { input: { page: 'search', asked: params, data, journal }, journal: severalJournals };
    }
  }
};
